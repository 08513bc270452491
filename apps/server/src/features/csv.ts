type Value = string | number | null;

/** What a spreadsheet would take for a formula or a special character. */
const dangerous = /^[=+\-@\t\r\0]/u;
/** A mark or a gap: `+0.34`, `-12`, `+1:02.5`; or a dash that means "none". */
const signedNumber = /^[+-](?:\d+(?:[.,:]\d+)*)?$/u;

/** A cell as RFC 4180 writes it; a text that begins like a formula is none with an apostrophe before it. */
export function csvCell(value: Value): string {
  const text = String(value ?? '');
  const safe = (
    typeof value === 'string' && dangerous.test(text) && !signedNumber.test(text) ? `'${text}` : text
  ).replaceAll('\0', '');
  return /[",\r\n\t']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line as RFC 4180 ends it. */
export const csvLine = (cells: readonly Value[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A table as comma-separated values, with the mark that tells spreadsheets of UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[]): string => `\uFEFF${rows.map(csvLine).join('')}`;
