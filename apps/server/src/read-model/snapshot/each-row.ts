/**
 * Adds rows one by one: a row that cannot be presented is left out and named, and stops none of the others.
 * @param nameOf table and code of a row, never a person's name
 */
export function eachRow<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  leftOut: string[],
  add: (row: Row) => void,
): void {
  for (const row of rows) {
    try {
      add(row);
    } catch {
      // Whatever is wrong with it, its name is what a person needs to find it.
      leftOut.push(nameOf(row).slice(0, 120));
    }
  }
}
