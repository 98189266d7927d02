/** Prettier breaks what it can; what it cannot, such as comments and template strings, is broken by hand. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WIDTH = 110;
const WEB = join(import.meta.dirname, "..");

const namesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(WEB, folder), { recursive, encoding: "utf8" }).map((name) => join(folder, name));

function longLines(name: string): string[] {
  const lines = readFileSync(join(WEB, name), "utf8").split("\n");
  return lines.flatMap((line, index) => (line.length > WIDTH ? [`${name}:${index + 1}`] : []));
}

test("no line is longer than 110 columns", () => {
  const names = [...namesIn(".", false), ...namesIn("src", true), ...namesIn("tests", true)];
  const sources = names.filter((name) => /\.(ts|js|svelte|css|html)$/.test(name));
  expect(sources.flatMap(longLines)).toEqual([]);
});
