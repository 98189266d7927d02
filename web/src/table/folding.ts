/** What a bar folds, in this order, until nothing runs over its edge; styles ask for [data-fold~="…"]. */
const FOLDS = ["steps", "labels", "caption", "title"] as const;

function fold(bar: HTMLElement): void {
  for (let count = 0; count <= FOLDS.length; count++) {
    bar.dataset.fold = FOLDS.slice(0, count).join(" ");
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}

/** To be attached to a bar that has one line. */
export function folding(bar: HTMLElement): () => void {
  const again = (): void => fold(bar);
  const sizes = new ResizeObserver(again);
  const contents = new MutationObserver(again);
  sizes.observe(bar);
  contents.observe(bar, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(again);
  again();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    delete bar.dataset.fold;
  };
}
