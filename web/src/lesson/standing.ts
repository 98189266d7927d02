/** Where the balloon of a lesson stands: beside its piece if nothing else is hidden there. */
import { overlap, place, type Rect, type TipSide } from "$src/shell/tip.svelte";

interface Size {
  width: number;
  height: number;
}

export interface BalloonPlace {
  x: number;
  y: number;
  /** The side of the piece on which it stands; none where it stands apart and points to nothing. */
  side: TipSide | "";
  /** How far along its edge the balloon points to the piece. */
  point: number;
}

/** What should stay in view, and how much hiding it would cost: one if the lesson does not speak of it. */
export interface KeptInView {
  box: Rect;
  weight: number;
}

/** From the edges of the window. */
const EDGE = 8;
/** Between two places that are tried, in pixels. */
const STRIDE = 12;

export function standingOf(
  pieces: readonly Rect[],
  size: Size,
  screen: Size,
  kept: readonly KeptInView[],
): BalloonPlace {
  const hides = ({ x, y }: BalloonPlace, what = kept): number =>
    what.reduce((cost, { box, weight }) => cost + weight * overlap({ left: x, top: y, ...size }, box), 0);
  const spokenOf = kept.filter(({ weight }) => weight > 1);
  const beside = pieces.flatMap((piece) => besideOf(piece, size, screen, kept));
  const clear = beside.find((each) => hides(each, spokenOf) === 0);
  return clear ?? least([...beside, ...apart(pieces[0], size, screen)], (each) => hides(each));
}

/** The best of the four sides of a piece, if any has room. */
function besideOf(piece: Rect, size: Size, screen: Size, kept: readonly KeptInView[]): BalloonPlace[] {
  const boxes = kept.map(({ box }) => box);
  const at = place(piece, size, screen, boxes);
  if (overlap({ left: at.x, top: at.y, ...size }, piece) > 0) return [];
  const across = at.side === "above" || at.side === "below";
  const middle = across ? piece.left + piece.width / 2 - at.x : piece.top + piece.height / 2 - at.y;
  const most = (across ? size.width : size.height) - 2 * EDGE;
  return [{ ...at, point: Math.max(2 * EDGE, Math.min(middle, most)) }];
}

/** Places all over the window, those nearest to the foot of the piece first, or to the middle. */
function apart(piece: Rect | undefined, size: Size, screen: Size): BalloonPlace[] {
  const foot = piece ? piece.top + piece.height - size.height : (screen.height - size.height) / 2;
  const middle = piece ? piece.left + (piece.width - size.width) / 2 : (screen.width - size.width) / 2;
  const ways = places(size.width, screen.width).flatMap((x) =>
    places(size.height, screen.height).map((y): BalloonPlace => ({ x, y, side: "", point: 0 })),
  );
  const far = ({ x, y }: BalloonPlace): number => Math.abs(x - middle) + Math.abs(y - foot);
  return ways.sort((a, b) => far(a) - far(b));
}

function places(length: number, room: number): number[] {
  const most = Math.max(EDGE, room - length - EDGE);
  const count = Math.floor((most - EDGE) / STRIDE) + 1;
  return [...Array.from({ length: count }, (_, index) => EDGE + index * STRIDE), most];
}

function least(ways: readonly BalloonPlace[], hides: (way: BalloonPlace) => number): BalloonPlace {
  const costs = ways.map(hides);
  return ways[costs.indexOf(Math.min(...costs))] ?? { x: EDGE, y: EDGE, side: "", point: 0 };
}
