/**
 * The component pack of a table: one that comes with the game, by its name, or the one the table carries
 * along.
 */
import type { View } from "$src/wire/types";
import { packFrom, type Pack, type PackFile } from "./pack";

const files = import.meta.glob<PackFile>("../../../../tabuleiro/games/lisboa/pack/*.toml", {
  import: "default",
  eager: true,
});

function builtIn(name: string): PackFile {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}.toml`))?.[1];
  if (!file) throw new Error(`no component pack ${name}`);
  return file;
}

/** The pack of a new game that names none. */
export function builtInPack(): Pack {
  return packOf({ options: {} });
}

const made = new Map<string, Pack>();

export function packOf(view: Pick<View, "options">): Pack {
  const { pack } = view.options;
  if (typeof pack === "object" && pack !== null) return packFrom(pack as unknown as PackFile);
  const name = typeof pack === "string" ? pack : "reconstructed-3";
  const known = made.get(name);
  if (known) return known;
  const read = packFrom(builtIn(name));
  made.set(name, read);
  return read;
}
