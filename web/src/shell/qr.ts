/**
 * QR codes (ISO/IEC 18004) of addresses: bytes, error correction M, versions 1 to 10, which hold 213 bytes.
 * A small part of the standard is all that a link needs.
 */
export type Modules = boolean[][];

/** By version from 1: error correction bytes of a block, and the number of blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** The bits of error correction M in the format. */
const LEVEL_M = 0;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a text's code; a text that is too long has none. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (version === 0) return null;
  const codewords = interleaved(withCounts(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(codewords, version, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const sizeOf = (version: number): number => 17 + 4 * version;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** Bytes of text that fit into a version. */
const room = (version: number): number => dataBytes(version) - Math.ceil((4 + lengthBits(version)) / 8);

function dataBytes(version: number): number {
  return allBytes(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

/** All modules but those of the fixed patterns, in bytes. */
function allBytes(version: number): number {
  const fixed = patterns(version).flat();
  return Math.floor(fixed.filter((module) => module === null).length / 8);
}

/** The data of a code: mode, length, text, and what fills it up. */
function withCounts(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const capacity = dataBytes(version) * 8;
  put(0, Math.min(4, capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: capacity / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** Blocks with their error correction, byte by byte in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const to = from + short + (index >= count - longer ? 1 : 0);
    const block = data.slice(from, to);
    from = to;
    return block;
  });
  const corrections = blocks.map((block) => remainder(block, CORRECTION[version - 1] ?? 0));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) =>
    blocks.flatMap((block) => block.slice(place, place + 1)),
  ).flat();
}

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: what is left when a block is divided by the generator of so many bytes. */
function remainder(block: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, root));
  }
  const rest = Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.slice(1).forEach((value, place) => (rest[place] = (rest[place] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

/** The fixed patterns; null where data go, and false where the format will be written. */
function patterns(version: number): (boolean | null)[][] {
  const size = sizeOf(version);
  const grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const spots = alignment(version);
  const last = spots.length - 1;
  spots.forEach((x, column) =>
    spots.forEach((y, row) => {
      const taken =
        (column === 0 && row !== 0 && row !== last) || (row === 0 && column !== 0 && column !== last);
      const corner = (column === 0 || column === last) && (row === 0 || row === last);
      if (taken || !corner || (column === last && row === last)) square(x, y, 2, (ring) => ring !== 1, set);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4, set);
  for (let place = 0; place < 9; place++) {
    if (place !== 6) set(8, place, false);
    if (place !== 6) set(place, 8, false);
    if (place < 8) set(size - 1 - place, 8, false);
    if (place < 8) set(8, size - 1 - place, place === 7);
  }
  if (version >= 7) writeVersion(version, size, set);
  return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function square(x: number, y: number, reach: number, dark: (ring: number) => boolean, set: Set): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - index * step);
  return [6, ...rest.reverse()];
}

/** A number with what is left of its division by a polynomial, both of so many bits. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function writeVersion(version: number, size: number, set: Set): void {
  const bits = checked(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, ((bits >> bit) & 1) === 1);
    set(near, far, ((bits >> bit) & 1) === 1);
  }
}

function writeFormat(mask: number, size: number, set: Set): void {
  const bits = checked((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  const dark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, dark(bit));
    const left = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    set(left, 8, dark(bit));
  }
}

/** The code with one of the eight masks. */
function draw(codewords: readonly number[], version: number, mask: number): Modules {
  const size = sizeOf(version);
  const fixed = patterns(version);
  const grid = fixed.map((row) => row.map((module) => module ?? false));
  const masked = MASKS[mask];
  let bit = 0;
  for (const [x, y] of path(size)) {
    if (fixed[y]?.[x] !== null) continue;
    const data = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    bit++;
    const row = grid[y];
    if (row) row[x] = data !== (masked?.(x, y) ?? false);
  }
  writeFormat(mask, size, (x, y, dark) => {
    const row = grid[y];
    if (row) row[x] = dark;
  });
  return grid;
}

/** All places in the order of the data: pairs of columns from the right, up and down in turn. */
function* path(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) yield [x, up ? size - 1 - step : step];
    up = !up;
  }
}

const FINDER = ["00001011101", "10111010000"];

/** How hard a code is to read, by the four rules of the standard. */
function penalty(grid: Modules): number {
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = grid.map((_, x) => rows.map((row) => row[x]).join(""));
  let total = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (const finder of FINDER)
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) total += 40;
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const dark = grid[y]?.[x];
      if (dark === grid[y - 1]?.[x] && dark === grid[y]?.[x - 1] && dark === grid[y - 1]?.[x - 1]) total += 3;
    }
  const share = (rows.join("").split("1").length - 1) / grid.length ** 2;
  return total + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
