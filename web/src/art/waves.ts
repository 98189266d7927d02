/** Rows of small waves along the foot of a picture 320 wide. */
export function waves(x: number, y: number): string {
  return `M${x} ${y}${"q4-3.5 8 0t8 0".repeat(20)}`;
}
