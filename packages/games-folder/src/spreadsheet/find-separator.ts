import { parseCsv } from '../csv.ts';

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

export interface TableForm {
  separator: Separator;
  /** Offset of the header, after the line `sep=;` that Excel understands. */
  start: number;
}

/** Finds the separator of a table: given by `sep=`, otherwise the character that yields the most known columns. */
export function findSeparator(text: string, isColumn: (name: string) => boolean): TableForm {
  const declared = /^"?sep=([,;\t])"?[,;\t]*(?:\r?\n|$)/i.exec(text);
  if (declared) return { separator: declared[1] as Separator, start: declared[0].length };
  const head = text.slice(0, 64 * 1024);
  let best: TableForm & { known: number } = { separator: ',', start: 0, known: 0 };
  for (const separator of separators) {
    const cells = parseCsv(head, 1, { separator }).records[0]?.cells ?? [];
    const known = cells.filter((cell) => isColumn(cell.trim())).length;
    if (known > best.known) best = { separator, start: 0, known };
  }
  return { separator: best.separator, start: 0 };
}
