import { expect, test } from "vitest";
import { parseRoute } from "$src/shell/route";

test.each([
  ["/", { page: "home" }],
  ["/table/ab12", { page: "table", id: "ab12" }],
  ["/table/a%20b", { page: "table", id: "a b" }],
  ["/rules/lisboa", { page: "rules", game: "lisboa" }],
  ["/learn/san-juan", { page: "learn", game: "san-juan" }],
  ["/lab", { page: "missing", path: "/lab" }],
  ["/table/ab12/other", { page: "missing", path: "/table/ab12/other" }],
])("%s is a page", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

test("a replay opens at the move of its address", () => {
  expect(parseRoute("/table/ab12/replay", "?move=143")).toEqual({ page: "replay", id: "ab12", move: 143 });
  expect(parseRoute("/table/ab12/replay", "?move=-1")).toEqual({ page: "replay", id: "ab12", move: null });
});

test("the secret of an invitation stands behind #", () => {
  expect(parseRoute("/join", "", "#s3cret")).toEqual({ page: "join", secret: "s3cret" });
});

test("a link for a further device says so in its path", () => {
  expect(parseRoute("/device", "", "#s3cret")).toEqual({ page: "device", secret: "s3cret" });
});

test("an address that was cut in the middle of a letter is still an address", () => {
  expect(parseRoute("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});
