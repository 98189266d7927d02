/** Which of the shell's own windows is open. */
export const windows = $state({ settings: false, keys: false, table: false });

export function openSettings(): void {
  windows.settings = true;
}

export function openKeys(): void {
  windows.keys = true;
}

export function openTable(): void {
  windows.table = true;
}
