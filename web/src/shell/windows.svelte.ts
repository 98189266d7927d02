/** Which of the shell's own windows is open. */
export const windows = $state({ settings: false, keys: false });

export function openSettings(): void {
  windows.settings = true;
}

export function openKeys(): void {
  windows.keys = true;
}
