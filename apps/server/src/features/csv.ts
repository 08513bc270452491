/** A cell that a spreadsheet would take for a formula is none with an apostrophe before it. */
const defused = (text: string): string => (/^[=+\-@\t\r\0]/u.test(text) ? `'${text}` : text);

const cell = (text: string): string => (/[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as comma-separated values (RFC 4180), with the mark that tells spreadsheets of UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((value) => cell(defused(String(value)))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
