type Value = string | number | null;

/** First characters that make a spreadsheet read a cell as a formula or special character. */
const dangerous = /^[=+\-@\t\r\0]/u;
/** A mark or a gap: `+0.34`, `-12`, `+1:02.5`; also a dash that means "none". */
const signedNumber = /^[+-](?:\d+(?:[.,:]\d+)*)?$/u;

/** Writes a cell according to RFC 4180; an apostrophe before a formula makes it text. */
export function csvCell(value: Value): string {
  const text = String(value ?? '');
  const safe = (
    typeof value === 'string' && dangerous.test(text) && !signedNumber.test(text) ? `'${text}` : text
  ).replaceAll('\0', '');
  return /[",\r\n\t']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a line with the line ending of RFC 4180. */
export const csvLine = (cells: readonly Value[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Writes a table as CSV, with the byte order mark by which spreadsheets recognize UTF-8. */
export const formatCsv = (rows: readonly (readonly Value[])[]): string => `\uFEFF${rows.map(csvLine).join('')}`;
