/**
 * A part of the page as a picture. The browser draws it itself, from a copy that has everything in it: a
 * picture may not ask for styles, letters or symbols.
 */
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** Twice as fine as on screen, where a phone still has room for it on a canvas. */
const FINENESS = 2;
const MOST_PIXELS = 16_000_000;
/** A file that a sheet asks for. */
const FILE = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;

export async function photograph(part: HTMLElement, fineness = FINENESS): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = part; // as it is laid out, however small it is shown
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(part, width, height))}`;
  await image.decode();
  return developed(image, Math.min(fineness, Math.sqrt(MOST_PIXELS / (width * height))));
}

async function developed(image: HTMLImageElement, fineness: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(image.width * fineness);
  canvas.height = Math.floor(image.height * fineness);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const found = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!found) throw new Error("This browser draws no pictures.");
  return found;
}

async function drawing(part: HTMLElement, width: number, height: number): Promise<string> {
  const root = document.createElementNS(SVG, "svg");
  dress(root);
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  const style = document.createElementNS(SVG, "style");
  style.textContent = await styles();
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  // The rules of the page speak of its body.
  const body = document.createElementNS(XHTML, "body");
  body.append(...symbols(), part.cloneNode(true));
  frame.append(body);
  root.append(style, frame);
  return new XMLSerializer().serializeToString(root);
}

/** What the settings wrote to the page: theme, palette, the size of its unit; nothing moves. */
function dress(root: SVGElement): void {
  const page = document.documentElement;
  root.style.cssText = page.style.cssText;
  root.style.fontSize = getComputedStyle(page).fontSize;
  root.style.background = "var(--glaze)"; // what is drawn may end within the last row of pixels
  Object.assign(root.dataset, page.dataset, { motion: "reduced" });
}

function symbols(): Node[] {
  return [...document.querySelectorAll("[data-symbols]")].map((each) => each.cloneNode(true));
}

/** The sheets as they were written: what a browser makes of their rules has lost some of them. */
async function styles(): Promise<string> {
  return (await Promise.all([...document.styleSheets].map(written))).join("\n");
}

async function written({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  const text = href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? "");
  const files = [...new Set([...text.matchAll(FILE)].map((found) => found[1] ?? ""))];
  const held = await Promise.all(files.map((file) => enclosed(new URL(file, href ?? document.baseURI))));
  return files.reduce((all, file, index) => all.replaceAll(file, held[index] ?? ""), text);
}

/** A file as an address that holds it. */
async function enclosed(from: URL): Promise<string> {
  const file = await (await fetch(from)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error(from.href));
    reader.readAsDataURL(file);
  });
}
