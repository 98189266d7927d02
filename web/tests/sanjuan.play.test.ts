/** What may be pressed at a San Juan table while the engine asks for a set piece by piece. */
import { expect, test } from "vitest";
import { gatherOf } from "$src/games/sanjuan/ask";
import { Play } from "$src/games/sanjuan/play.svelte";
import type { Picking } from "$src/table/decision.svelte";
import type { TableSession } from "$src/table/session.svelte";
import type { Explanation, Impossible, View } from "$src/wire/types";

const out = (code: string): Impossible => ({ code, reason: "named_in_order", clause: "SJ-B2", facts: {} });

/** A seat that has two cards to pay, with what is legal and what comes out of order. */
function paying(legal: string[], impossible: Impossible[]): Play {
  const view = {
    seat: 0,
    players: [{}],
    legal,
    stack: [{ frame: "Pay", seat: 0, left: 2 }],
  } as unknown as View;
  const session = {
    view,
    yours: true,
    whyNot: (code: string) => impossible.find((why) => why.code === code) ?? null,
  } as unknown as TableSession;
  const options = [{ code: legal[0], facts: { least: 2, most: 2 } }] as unknown as Explanation[];
  return new Play(session, { gather: () => gatherOf(view, options) } as unknown as Picking);
}

test("a card that the engine names later may be pressed first", () => {
  const play = paying(["pay sugar", "pay coffee"], [out("pay silver")]);
  expect([play.mayPress("pay silver"), play.whyNot("pay silver")]).toEqual([true, null]);
});

test("a card that was passed over may not be pressed, and says why", () => {
  const play = paying(["pay coffee", "pay silver"], [out("pay indigo")]);
  expect([play.mayPress("pay indigo"), play.whyNot("pay indigo")?.clause]).toEqual([false, "SJ-B2"]);
});
