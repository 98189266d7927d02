/** The lobby's lists, asked for again while the page is looked at. */
import { api } from "$src/wire";
import type { Lobby } from "$src/wire/api";
import type { GameInfo } from "$src/wire/types";
import { isYours } from "./rows";

const AGAIN = 15_000;

export class LobbyLists {
  lists = $state.raw<Lobby>({ mine: [], open: [], finished: [] });
  games = $state.raw<GameInfo[]>([]);
  failure = $state<string | null>(null);
  loaded = $state(false);

  readonly waiting = $derived(this.lists.mine.filter(isYours));

  watch(): () => void {
    void this.#ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.#ask(), AGAIN);
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    try {
      if (!this.games.length) this.games = await api().games();
      this.lists = await api().lobby();
      this.failure = null;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.loaded = true;
  }
}
