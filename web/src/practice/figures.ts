/** Chances and losses as people read them; on the wire they are hundredths of a point. */

/** "43 %". */
export function percent(hundredths: number): string {
  return `${Math.round(hundredths / 100)} %`;
}

/** Whole points of chance. */
export function points(hundredths: number): number {
  return Math.round(hundredths / 100);
}
