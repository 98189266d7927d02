/**
 * Puts our symbol files into the document once, so that `<use href="#…">` finds them and the page's colours
 * reach them.
 */
import azulejo from "./azulejo.svg?raw";
import icons from "./icons.svg?raw";

const files = {
  sanjuan: () => import("./sanjuan.svg?raw"),
  lisboa: () => import("./lisboa.svg?raw"),
};

export type SymbolFile = keyof typeof files;

const present = new Map<string, Promise<void>>();

function insert(markup: string): void {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = markup;
  document.body.prepend(holder);
}

/** The symbols every page uses. */
export function insertShellSymbols(): void {
  insert(icons + azulejo);
}

/** The drawings of one game; safe to call again. */
export function needSymbols(file: SymbolFile): Promise<void> {
  const known = present.get(file);
  if (known) return known;
  const loading = files[file]().then((module) => insert(module.default));
  present.set(file, loading);
  return loading;
}
