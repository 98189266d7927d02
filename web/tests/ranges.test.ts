/** Prices and gains that later choices decide: between the least and the most. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { speakFrom } from "$src/i18n/fluent.svelte";
import { gainsInShort, priceOf } from "$src/games/lisboa/words";
import type { Play } from "$src/games/lisboa/play.svelte";
import { change } from "$src/table/figures";
import { sumOf } from "$src/table/prompt";
import { outcome } from "$src/table/sentences";
import type { Explanation, Income } from "$src/wire/types";

function option(least: number | null, most: number | null, total: number | null = most): Explanation {
  return {
    code: "build palace",
    clause: "SJ-B1",
    price: total === null ? [] : [{ part: "cost", amount: total, of: null }],
    total,
    least,
    most,
    unit: "cards",
    gains: [{ seat: 0, gain: "cards", amount: 1, least: 0, of: "poor_house", at_end: false }],
    facts: {},
  };
}

beforeAll(() => {
  const parts = ["shell", "sanjuan", "lisboa"].map((part) =>
    readFileSync(join(import.meta.dirname, `../../tabuleiro/i18n/en/${part}.ftl`), "utf8"),
  );
  speakFrom("en", parts);
});

test("the list of options says both ends of a price and of a gain", () => {
  expect(outcome("san-juan", 0, option(2, 4))).toBe("costs 2–4 cards · +0–1 cards");
  expect(outcome("san-juan", 0, option(4, 4))).toBe("costs 4 cards · +0–1 cards");
});

test("a sum says to what it may come in the end", () => {
  const sum = sumOf(option(2, 4), "to pay", (part) => part.part);
  expect(sum).toMatchObject({ total: 4, range: "In the end 2 to 4, as you choose." });
  expect(sumOf(option(4, 4), "to pay", (part) => part.part)?.range).toBe("");
  expect(sumOf(option(null, null, null), "to pay", (part) => part.part)).toBeNull();
});

test("the chip of a lot shows what is paid once a cube is taken", () => {
  expect(priceOf(option(12, 14, 15))).toBe("12–14");
  expect(priceOf(option(12, 12, 15))).toBe(12);
  expect(priceOf(option(null, null, null))).toBeNull();
});

function wigs(least: number, amount: number, at_end = false): Income {
  return { seat: 0, gain: "wigs", amount, least, of: null, at_end };
}

test("what is lost has one sign, and what may be either has both", () => {
  expect(change(wigs(-1, -1))).toEqual({ sign: "−", size: 1 });
  expect(change(wigs(-3, -1))).toEqual({ sign: "−", size: "1–3" });
  expect(change(wigs(0, 2))).toEqual({ sign: "+", size: "0–2" });
  expect(change(wigs(-1, 2))).toEqual({ sign: "", size: "−1\u00a0… +2" });
  const lost = { ...option(3, 3), gains: [{ ...wigs(-1, -1, true), gain: "points" }] };
  expect(outcome("san-juan", 0, lost)).toBe("costs 3 cards · −1 point");
});

test("a list of options adds up both ends of the gains of one thing", () => {
  const lot = {
    ...option(9, 9),
    gains: [wigs(3, 5), wigs(1, 1), wigs(0, 9, true), { ...wigs(2, 2), seat: 1 }],
  };
  const play = { view: { seat: 0 } } as unknown as Play;
  expect(gainsInShort(play, lot)).toBe("+4–6 wigs");
});
