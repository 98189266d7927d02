import { expect, test } from "vitest";
import { patched } from "$src/wire/patch";

test("replace, add and remove reach into objects and lists", () => {
  const before = { round: 1, players: [{ hand: ["sugar"] }, { hand: [] }] };
  const after = patched(before, [
    { op: "replace", path: "/round", value: 2 },
    { op: "add", path: "/players/0/hand/-", value: "well" },
    { op: "add", path: "/players/1/hand/0", value: "hero" },
    { op: "remove", path: "/players/0/hand/0" },
    { op: "add", path: "/a~1b~0c", value: null },
  ]);
  expect(after).toEqual({ round: 2, players: [{ hand: ["well"] }, { hand: ["hero"] }], "a/b~c": null });
});

test("the value before is not changed", () => {
  const before = { hand: ["sugar"] };
  patched(before, [{ op: "remove", path: "/hand/0" }]);
  expect(before).toEqual({ hand: ["sugar"] });
});

test("a path to nowhere is an error, not a silent loss", () => {
  expect(() => patched({}, [{ op: "replace", path: "/players/0/hand", value: [] }])).toThrow(
    "nothing at players",
  );
});
