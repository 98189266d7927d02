/** Addresses: each page has a path, and a path has at most one page. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number | null }
  | { page: "review"; id: string; move: number | null; player: number | null }
  | { page: "join"; secret: string }
  | { page: "device"; secret: string; table: string | null }
  | { page: "look"; secret: string; move: number | null; review: boolean; player: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "practice"; game: string; puzzle: string | null }
  | { page: "box"; game: string; table: string | null }
  | { page: "missing"; path: string };

/** The parts of "/rules/orchard?move=3#O-B3". */
export function splitAddress(address: string): { path: string; search: string; anchor: string } {
  const [place = "", anchor = ""] = address.split("#");
  const [path = "", search] = place.split("?");
  return { path, search: search === undefined ? "" : `?${search}`, anchor };
}

export function parseRoute(path: string, search = "", anchor = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "table" && second !== undefined) {
    if (parts.length === 2) return { page: "table", id: second };
    if (third === "replay" && parts.length === 3) return { page: "replay", id: second, move: moveOf(search) };
    if (third === "review" && parts.length === 3)
      return { page: "review", id: second, move: moveOf(search), player: numberIn(search, "player") };
  }
  if (first === "join" && parts.length <= 2) return { page: "join", secret: second ?? anchor };
  const review = third === "review";
  if (first === "look" && second !== undefined && parts.length === (review ? 3 : 2))
    return { page: "look", secret: second, move: moveOf(search), review, player: numberIn(search, "player") };
  if (first === "device" && parts.length === 1)
    return { page: "device", secret: anchor, table: new URLSearchParams(search).get("table") };
  if (first === "practice" && second !== undefined && parts.length <= 3)
    return { page: "practice", game: second, puzzle: third ?? null };
  if (parts.length === 2 && second !== undefined) {
    if (first === "rules") return { page: "rules", game: second };
    if (first === "box")
      return { page: "box", game: second, table: new URLSearchParams(search).get("table") };
    if (first === "learn") return { page: "learn", game: second };
  }
  return { page: "missing", path };
}

/** A part of a path in plain letters; one that was cut in the middle of a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const moveOf = (search: string): number | null => numberIn(search, "move");

function numberIn(search: string, name: string): number | null {
  const value = new URLSearchParams(search).get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}
