/** Where everything of the city lies, in the units of its picture; north is up. */
import { GOODS, ROWS, sitePlace, type Good, type Lot, type Row, type Site } from "../kinds";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Geometry {
  /** The detailed picture has street names, frame, city tiles and words on its chips. */
  detailed: boolean;
  /** Width of the tiles around the picture; 0 leaves them out. */
  frame: number;
  width: number;
  height: number;
  lotX: readonly number[];
  lotW: readonly number[];
  lotH: number;
  rowY: number;
  rowStep: number;
  streetX: readonly number[];
  streetW: number;
  streetY: number;
  streetH: number;
  north: Box;
  northStep: number;
  west: Box;
  eastX: number;
  labelX: number;
  cube: number;
  cubeStep: number;
  rowCubes: Point;
  columnCubesY: number;
  scoreY: number;
  scoreH: number;
  scoreW: readonly number[];
  /** Edge of a reward icon on a lot and on a site. */
  lotIcon: number;
  siteIcon: number;
  house: number;
  door: Box;
  /** Top and edge of what lies in the upper corners, where there is room for it. */
  corner: number;
  cityTile: number;
}

/** The full table. */
export const WIDE: Geometry = {
  detailed: true,
  frame: 9,
  width: 683,
  height: 516,
  lotX: [93, 203, 313, 423, 533],
  lotW: [82, 82, 82, 82, 48],
  lotH: 68,
  rowY: 84,
  rowStep: 74,
  streetX: [178, 288, 398, 508],
  streetW: 22,
  streetY: 50,
  streetH: 402,
  north: { x: 147, y: 13, w: 84, h: 62 },
  northStep: 110,
  west: { x: 13, y: 87, w: 64, h: 62 },
  eastX: 606,
  labelX: 84.5,
  cube: 16,
  cubeStep: 19,
  rowCubes: { x: 585, y: 5.5 },
  columnCubesY: 453,
  scoreY: 475,
  scoreH: 24,
  scoreW: [52, 52, 52, 52, 45],
  lotIcon: 24,
  siteIcon: 21.6,
  house: 0.95,
  door: { x: 0, y: 23, w: 7, h: 22 },
  corner: 27,
  cityTile: 24,
};

/** Drawn anew for a laptop, not shrunk. */
export const COMPACT: Geometry = {
  detailed: true,
  frame: 7,
  width: 530,
  height: 418,
  lotX: [77, 159, 241, 323, 405],
  lotW: [66, 66, 66, 66, 40],
  lotH: 58,
  rowY: 64,
  rowStep: 62,
  streetX: [143, 225, 307, 389],
  streetW: 16,
  streetY: 45,
  streetH: 329,
  north: { x: 121, y: 10, w: 60, h: 50 },
  northStep: 82,
  west: { x: 10, y: 64, w: 52, h: 58 },
  eastX: 467,
  labelX: 69.5,
  cube: 15,
  cubeStep: 17,
  rowCubes: { x: 448, y: 3 },
  columnCubesY: 373,
  scoreY: 389,
  scoreH: 20,
  scoreW: [42, 42, 42, 42, 40],
  lotIcon: 23,
  siteIcon: 19,
  house: 0.88,
  door: { x: 0, y: 19, w: 6, h: 20 },
  corner: 23,
  cityTile: 19,
};

/** The whole city beside the sheet of a phone held sideways. */
export const LANDSCAPE: Geometry = {
  detailed: false,
  frame: 0,
  width: 458,
  height: 370,
  lotX: [64, 134, 204, 274, 344],
  lotW: [58, 58, 58, 58, 38],
  lotH: 53,
  rowY: 52,
  rowStep: 56,
  streetX: [122, 192, 262, 332],
  streetW: 12,
  streetY: 35,
  streetH: 298,
  north: { x: 101, y: 5, w: 54, h: 43 },
  northStep: 70,
  west: { x: 5, y: 52, w: 46, h: 53 },
  eastX: 407,
  labelX: 57.5,
  cube: 14,
  cubeStep: 16,
  rowCubes: { x: 385, y: 2 },
  columnCubesY: 332,
  scoreY: 348,
  scoreH: 18,
  scoreW: [42, 42, 42, 42, 38],
  lotIcon: 22,
  siteIcon: 18,
  house: 0.85,
  door: { x: 0, y: 18, w: 6, h: 18 },
  corner: 0,
  cityTile: 0,
};

/** The whole city in the width of a phone. */
export const SMALL: Geometry = {
  detailed: false,
  frame: 0,
  width: 391,
  height: 356,
  lotX: [52, 114, 176, 238, 300],
  lotW: [47, 47, 47, 47, 31],
  lotH: 48,
  rowY: 51,
  rowStep: 53,
  streetX: [102, 164, 226, 288],
  streetW: 9,
  streetY: 28,
  streetH: 286,
  north: { x: 81.5, y: 4, w: 50, h: 40 },
  northStep: 62,
  west: { x: 4, y: 52, w: 36, h: 46 },
  eastX: 351,
  labelX: 45.5,
  cube: 12,
  cubeStep: 14,
  rowCubes: { x: 335, y: 3 },
  columnCubesY: 316,
  scoreY: 330,
  scoreH: 18,
  scoreW: [30.4, 30.4, 30.4, 30.4, 29.7],
  lotIcon: 19,
  siteIcon: 16,
  house: 0.75,
  door: { x: 0, y: 16, w: 5, h: 16 },
  corner: 0,
  cityTile: 0,
};

function rowOf(lot: Lot): number {
  return ROWS.indexOf(lot.charAt(0) as Row);
}

export function columnOf(lot: Lot): number {
  return Number(lot.charAt(1)) - 1;
}

export function lotBox(g: Geometry, lot: Lot): Box {
  const column = columnOf(lot);
  return { x: g.lotX[column] ?? 0, y: g.rowY + rowOf(lot) * g.rowStep, w: g.lotW[column] ?? 0, h: g.lotH };
}

export function siteBox(g: Geometry, site: Site): Box {
  const { side, row, street } = sitePlace(site);
  if (street) return { ...g.north, x: g.north.x + GOODS.indexOf(street) * g.northStep };
  return {
    ...g.west,
    x: side === "east" ? g.eastX : g.west.x,
    y: g.west.y + ROWS.indexOf(row ?? "A") * g.rowStep,
  };
}

export function rowCube(g: Geometry, row: number, place: number): Point {
  return { x: g.rowCubes.x, y: g.rowY + row * g.rowStep + g.rowCubes.y + place * g.cubeStep };
}

/** The cubes under a column are centred under its lots; the narrow column has room for two. */
export function columnCube(g: Geometry, column: number, place: number): Point {
  const places = column === 4 ? 2 : 3;
  const middle = (g.lotX[column] ?? 0) + (g.lotW[column] ?? 0) / 2;
  return { x: middle - ((places - 1) * g.cubeStep + g.cube) / 2 + place * g.cubeStep, y: g.columnCubesY };
}

export function scoreBox(g: Geometry, column: number): Box {
  const width = g.scoreW[column] ?? 0;
  return {
    x: (g.lotX[column] ?? 0) + ((g.lotW[column] ?? 0) - width) / 2,
    y: g.scoreY,
    w: width,
    h: g.scoreH,
  };
}

/** A store opens to the street of its good: the one west or the one east of its column. */
export function facesEast(lot: Lot, good: Good): boolean {
  return GOODS.indexOf(good) === columnOf(lot);
}
