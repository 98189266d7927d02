/** QR codes as another encoder draws them, of four versions: one block and several. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "$src/shell/qr";

const KNOWN: [text: string, size: number, sum: string][] = [
  ["https://a.example/join#x", 25, "388b6480d6c83ab4"],
  ["http://192.168.1.20:8000/device?table=0123456789abcdef0123#" + "Ab_9-".repeat(9), 41, "9f838459b6e87f47"],
  ["https://tabuleiro.example.org/look/" + "x".repeat(100), 49, "02920b7480435c85"],
  ["z".repeat(200), 57, "156c30f88b772893"],
];

test.each(KNOWN)("the code of %s", (text, size, sum) => {
  const rows = (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  expect(rows.length).toBe(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)).toBe(sum);
});

test("a text that is too long has no code", () => {
  expect(qrCode("x".repeat(214))).toBeNull();
});
