/** Copy words; pages that come over plain HTTP from another machine have no `navigator.clipboard`. */
export async function copyText(text: string): Promise<void> {
  // The types promise a clipboard, browsers give it to secure pages only.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
