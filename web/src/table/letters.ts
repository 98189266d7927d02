/** The size of letters that the browser is set to, in pixels; the pages count in ten sixteenths of it. */
export function letters(): number {
  const probe = document.createElement("i");
  probe.style.fontSize = "medium";
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size;
}

/** How many pixels a rem has at a text size in percent, before it grows with the window. */
export const unitAt = (browser: number, textSize: number): number => (browser * 0.625 * textSize) / 100;
