/** Compares two texts by code unit, independent of locale: `compareKeys('a', 'b')` is -1. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
