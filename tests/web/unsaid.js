// Pieces whose name lacks words or figures that stand on them; an initial stands for its word, a track for a place on it.
() => {
  const parts = (text) => text.replaceAll("\u00AD", "").toLocaleLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const unsaid = [];
  for (const piece of [...document.querySelectorAll('main [data-place]:not([data-place="treasury"])')].filter(shown)) {
    const name = piece.getAttribute("aria-label") ?? piece.querySelector(".vh")?.textContent ?? "";
    const said = parts(name);
    const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    const lacking = [];
    for (let text; (text = texts.nextNode()); ) {
      if (text.parentElement.closest(".vh, title") || !shown(text.parentElement)) continue;
      lacking.push(...parts(text.data).filter((part) => !said.includes(part) && !/^\p{L}$/u.test(part)));
    }
    if (lacking.length) unsaid.push(`${piece.dataset.place} shows ${lacking.join(" ")} and is named ${name}`);
  }
  return unsaid;
}
