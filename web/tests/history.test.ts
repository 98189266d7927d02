/** A long history comes in parts, and is asked for until it is whole. */
import { afterEach, expect, test, vi } from "vitest";
import { http } from "$src/wire/api";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the parts of a long history are put together", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const since = Number(new URLSearchParams(path.split("?")[1]).get("since"));
    const updates = [since + 1, since + 2].map((number) => ({ number }));
    return Promise.resolve(new Response(JSON.stringify({ updates, more: since < 4 })));
  });
  const { updates } = await http.history("t", "guest");
  expect(updates.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked.length).toBe(3);
});
