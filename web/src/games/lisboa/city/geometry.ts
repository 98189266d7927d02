/** Where everything of the city lies, in the units of its picture; north is up. */
import { GOODS, ROWS, sitePlace, type Good, type Lot, type Row, type Site } from "../kinds";
import figures from "./geometry.json";

export interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface BoardPoint {
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
  north: Rectangle;
  northStep: number;
  west: Rectangle;
  eastX: number;
  labelX: number;
  cube: number;
  cubeStep: number;
  rowCubes: BoardPoint;
  columnCubesY: number;
  scoreY: number;
  scoreH: number;
  scoreW: readonly number[];
  /** Edge of a reward icon on a lot and on a site. */
  lotIcon: number;
  siteIcon: number;
  house: number;
  door: Rectangle;
  /** Top and edge of what lies in the upper corners, where there is room for it. */
  corner: number;
  /** Size of letters on chips and in the corners; a picture that is shrunk has larger ones. */
  label: number;
  cityTile: number;
}

/** The full table. */
export const WIDE: Geometry = figures.wide;

/** Drawn anew for a laptop, not shrunk. */
export const COMPACT: Geometry = figures.compact;

/** The whole city beside the sheet of a phone held sideways. */
export const LANDSCAPE: Geometry = figures.landscape;

/** The whole city in the width of a phone. */
export const SMALL: Geometry = figures.small;

function rowOf(lot: Lot): number {
  return ROWS.indexOf(lot.charAt(0) as Row);
}

export function columnOf(lot: Lot): number {
  return Number(lot.charAt(1)) - 1;
}

export function lotBox(g: Geometry, lot: Lot): Rectangle {
  const column = columnOf(lot);
  return { x: g.lotX[column] ?? 0, y: g.rowY + rowOf(lot) * g.rowStep, w: g.lotW[column] ?? 0, h: g.lotH };
}

export function siteBox(g: Geometry, site: Site): Rectangle {
  const { side, row, street } = sitePlace(site);
  if (street) return { ...g.north, x: g.north.x + GOODS.indexOf(street) * g.northStep };
  return {
    ...g.west,
    x: side === "east" ? g.eastX : g.west.x,
    y: g.west.y + ROWS.indexOf(row ?? "A") * g.rowStep,
  };
}

export function rowCube(g: Geometry, row: number, place: number): BoardPoint {
  return { x: g.rowCubes.x, y: g.rowY + row * g.rowStep + g.rowCubes.y + place * g.cubeStep };
}

/** The cubes under a column are centred under its lots; the narrow column has room for two. */
export function columnCube(g: Geometry, column: number, place: number): BoardPoint {
  const places = column === 4 ? 2 : 3;
  const middle = (g.lotX[column] ?? 0) + (g.lotW[column] ?? 0) / 2;
  return { x: middle - ((places - 1) * g.cubeStep + g.cube) / 2 + place * g.cubeStep, y: g.columnCubesY };
}

export function scoreBox(g: Geometry, column: number): Rectangle {
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
