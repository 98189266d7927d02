/** Let the visitor save a text or a picture as a file. */
export function saveFile(name: string, content: string | Blob, type = "text/plain"): void {
  const file = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
