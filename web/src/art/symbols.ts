/**
 * Puts our symbol files into the document once, so that `<use href="#…">` finds them and the page's colours
 * reach them.
 */
import azulejo from "./azulejo.svg?raw";
import icons from "./icons.svg?raw";

/** Loads a file of symbols. */
export type LoadSymbols = () => Promise<{ default: string }>;

const loadVignettes: LoadSymbols = () => import("./vignettes.svg?raw");

const present = new Map<LoadSymbols, Promise<void>>();

function insert(markup: string): void {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.dataset.symbols = "";
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = markup;
  document.body.prepend(holder);
}

/** The symbols every page uses. */
export function insertShellSymbols(): void {
  insert(icons + azulejo);
}

/** The symbols of a file; safe to call again. */
export function needSymbols(load: LoadSymbols): Promise<void> {
  const known = present.get(load);
  if (known) return known;
  const loading = load().then((module) => insert(module.default));
  present.set(load, loading);
  return loading;
}

/** The small drawings that any game may use. */
export function needVignettes(): Promise<void> {
  return needSymbols(loadVignettes);
}
