import { expect, test } from "vitest";
import { needTexts, speak, t } from "$src/i18n/fluent.svelte";

/** A source whose first answer is the slowest. */
function slowAtFirst(text: string): () => Promise<string> {
  let calls = 0;
  return () => new Promise((tell) => setTimeout(tell, calls++ ? 0 : 40, text));
}

test("texts that are there late do not take away those that were asked for after them", async () => {
  await speak("en"); // what every page needs is there already
  const both = [
    needTexts("one", slowAtFirst("one-here = 1"), "en"),
    needTexts("two", async () => "two-here = 2", "en"),
  ];
  await Promise.all(both);
  expect([t("one-here"), t("two-here")]).toEqual(["1", "2"]);
});
