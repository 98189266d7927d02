/** The lobby's lists, asked for again when the server says so, and now and then for tables of others. */
import { askGames } from "$src/games/offered.svelte";
import { faultText } from "$src/shell/fault";
import { api } from "$src/wire";
import type { Lobby } from "$src/wire/api";
import { isYours } from "./rows";

const AGAIN = 30_000;

export class LobbyLists {
  lists = $state.raw<Lobby>({ mine: [], open: [], finished: [] });
  failure = $state<string | null>(null);

  readonly waiting = $derived(this.lists.mine.filter(isYours));

  watch(): () => void {
    let stop: (() => void) | null = null;
    const ask = async (): Promise<void> => {
      await this.#ask();
      // The server tells only visitors it knows, and those have tables.
      if (this.lists.mine.length) stop ??= api().watch(() => void this.#ask());
    };
    void ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void ask(), AGAIN);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }

  async #ask(): Promise<void> {
    try {
      await askGames();
      this.lists = await api().lobby();
      this.failure = null;
    } catch (error) {
      this.failure = faultText(error);
    }
  }
}
