/** Writes a table to as many A4 pages as necessary, in a Western European encoding with one byte per character. */
export interface PaperTable {
  title: string;
  subtitle: string;
  head: readonly string[];
  lines: readonly (readonly string[])[];
}

const columns = [56, 110, 170, 400];
const linesOnPage = 38;

/** The same table gives the same bytes: no timestamp, no id. */
export function writePdf({ title, subtitle, head, lines }: PaperTable): string {
  const count = Math.max(1, Math.ceil(lines.length / linesOnPage));
  const pages = Array.from({ length: count }, (_, page) => {
    const pageLines = lines.slice(page * linesOnPage, (page + 1) * linesOnPage);
    return [
      textAt(56, 780, 18, title),
      textAt(56, 758, 11, subtitle),
      ...rowAt(720, head),
      ...pageLines.flatMap((line, index) => rowAt(702 - index * 17, line)),
      textAt(500, 40, 9, `${page + 1} / ${count}`),
    ].join('\n');
  });
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects);
}

function rowAt(y: number, cells: readonly string[]): string[] {
  return cells.flatMap((cell, index) => (cell === '' ? [] : textAt(columns[index]!, y, 10, cell)));
}

function textAt(x: number, y: number, size: number, text: string): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${westernText(text)}) Tj ET`;
}

/** The curly apostrophe has another code in the font's encoding; unsupported characters become question marks. */
function westernText(text: string): string {
  return text
    .replaceAll('’', '\u0092')
    .replaceAll('–', '\u0096')
    .replaceAll(/[^\u0020-\u00FF]/gu, '?')
    .replaceAll(/[\\()]/gu, String.raw`\$&`);
}

/** Objects with the table of their offsets. */
function assemble(objects: readonly string[]): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
