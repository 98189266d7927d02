/** What a bar folds, in this order, until nothing runs over its edge; styles ask for [data-fold~="…"]. */
const FOLDS = ["steps", "labels", "sum", "caption", "title"] as const;

const runsOver = (box: Element): boolean => box.scrollWidth > box.clientWidth + 1;

function fold(bar: HTMLElement): void {
  for (let count = 0; count <= FOLDS.length; count++) {
    bar.dataset.fold = FOLDS.slice(0, count).join(" ");
    // A title that is cut by its own box does not make the bar any wider.
    if (![bar, ...bar.querySelectorAll("h2")].some(runsOver)) break;
  }
  // The last act takes what is left: it is told whole, or in the log alone.
  if ([...bar.querySelectorAll(".last")].some(runsOver)) bar.dataset.fold += " last";
}

/** What a part packs closer, in this order, until it holds all of its pieces. */
const PACKS = ["caps", "rows", "sizes"] as const;

function pack(part: HTMLElement): void {
  for (let count = 0; count <= PACKS.length; count++) {
    part.dataset.fold = PACKS.slice(0, count).join(" ");
    if (part.scrollHeight <= part.clientHeight + 1) break;
  }
}

/** Folds a box whenever its size or what stands in it has changed. */
const kept =
  (fits: (box: HTMLElement) => void) =>
  (box: HTMLElement): (() => void) => {
    const again = (): void => fits(box);
    const sizes = new ResizeObserver(again);
    const contents = new MutationObserver(again);
    sizes.observe(box);
    contents.observe(box, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(again);
    again();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      delete box.dataset.fold;
    };
  };

/** To be attached to a bar that has one line. */
export const folding = kept(fold);

/** To be attached to a part whose pieces stand in rows. */
export const packing = kept(pack);
