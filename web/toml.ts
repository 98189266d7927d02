/** Lets the client import the engine's TOML data, parsed while building: each figure stays in one place. */
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))}`, map: null, moduleType: "js" };
    },
  };
}
