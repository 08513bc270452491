/**
 * Adds rows one by one. A row that cannot be presented is skipped and reported; the others are still added.
 * @param getName table and code of a row, never a person's name
 */
export function eachRow<Row>(
  rows: readonly Row[],
  getName: (row: Row) => string,
  leftOut: string[],
  add: (row: Row) => void,
): void {
  for (const row of rows) {
    try {
      add(row);
    } catch {
      // The cause does not matter here: table and code are enough to find the row.
      leftOut.push(getName(row).slice(0, 120));
    }
  }
}
