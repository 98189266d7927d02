/** Where a clause can be read; one label may name several, the first is meant. */
export function clausePath(clause: string): string {
  const [first = clause] = clause.split(/[ ,]/);
  return `/rules/${first.startsWith("SJ") ? "san-juan" : "lisboa"}#${first}`;
}
