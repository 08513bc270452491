/** A CSV cell: quoted, and escaped so that spreadsheets do not run it as a formula. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @returns a table as CSV, in UTF-8 with a byte order mark for spreadsheets */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${[columns.join(','), ...rows.map((row) => row.map(cell).join(','))].join('\r\n')}\r\n`;
}
