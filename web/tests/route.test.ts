import { expect, test } from "vitest";
import { parseRoute, splitAddress } from "$src/shell/route";

test.each([
  ["/", { page: "home" }],
  ["/table/ab12", { page: "table", id: "ab12" }],
  ["/table/a%20b", { page: "table", id: "a b" }],
  ["/rules/lisboa", { page: "rules", game: "lisboa" }],
  ["/learn/san-juan", { page: "learn", game: "san-juan" }],
  ["/practice/lisboa", { page: "practice", game: "lisboa", puzzle: null }],
  ["/practice/lisboa/ab12", { page: "practice", game: "lisboa", puzzle: "ab12" }],
  ["/practice", { page: "missing", path: "/practice" }],
  ["/lab", { page: "missing", path: "/lab" }],
  ["/table/ab12/other", { page: "missing", path: "/table/ab12/other" }],
])("%s is a page", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

test("a replay opens at the move of its address", () => {
  expect(parseRoute("/table/ab12/replay", "?move=143")).toEqual({ page: "replay", id: "ab12", move: 143 });
  expect(parseRoute("/table/ab12/replay", "?move=-1")).toEqual({ page: "replay", id: "ab12", move: null });
});

test("a review opens at the move and the player of its address, also by a shared link", () => {
  const at = { move: 18, player: 2 };
  expect(parseRoute("/table/ab12/review", "?move=18&player=2")).toEqual({
    page: "review",
    id: "ab12",
    ...at,
  });
  expect(parseRoute("/look/s3cret/review", "?move=18&player=2")).toMatchObject({ review: true, ...at });
  expect(parseRoute("/look/s3cret")).toMatchObject({ page: "look", review: false });
});

test("the secret of an invitation stands behind #", () => {
  expect(parseRoute("/join", "", "s3cret")).toEqual({ page: "join", secret: "s3cret" });
});

test("a link for a further device says so in its path", () => {
  expect(parseRoute("/device", "", "s3cret")).toEqual({
    page: "device",
    secret: "s3cret",
    table: null,
  });
  expect(parseRoute("/device", "?table=t1", "s3cret")).toMatchObject({ table: "t1" });
});

test("an address that was cut in the middle of a letter is still an address", () => {
  expect(parseRoute("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
});

test("the parts of an address behind #", () => {
  expect(splitAddress("/rules/orchard#O-B3")).toEqual({ path: "/rules/orchard", search: "", anchor: "O-B3" });
  expect(splitAddress("/table/ab/replay?move=3")).toEqual({
    path: "/table/ab/replay",
    search: "?move=3",
    anchor: "",
  });
  expect(splitAddress("")).toEqual({ path: "", search: "", anchor: "" });
});

test("every link inside the client goes through address(), so that it works behind # too", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const plain = Object.entries(sources).filter(([, text]) => /href=["{`]+\//.test(text));
  expect(plain.map(([path]) => path)).toEqual([]);
});
