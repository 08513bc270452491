import type { BodyOf, CodeRow } from '../../messages.ts';
import { codeTextShape } from '../../shapes/notice-shapes.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';

const rowChildren = childReaders<CodeRow>({
  Language: (child, row, tally) => {
    const { attributes: _extra, ...text } = readRow(child, codeTextShape, tally);
    row.texts.push(text);
  },
});

const children = childReaders<BodyOf<'codes'>>({
  CodeSet: (child, body, tally) => {
    const row: CodeRow = { code: child.attributes['Code'] ?? '', attributes: columnsOf(child), texts: [] };
    readChildren(child, row, rowChildren, tally);
    body.rows.push(row);
  },
});

/** Each code set has its own columns, so none is unknown. */
function columnsOf(row: XmlElement): Record<string, string> {
  const columns = emptyAttributes();
  for (const [name, value] of Object.entries(row.attributes)) {
    if (name !== 'Code' && value !== '') columns[name] = value;
  }
  return columns;
}

export const readCodes: BodyReader<'codes'> = (competition, { envelope, tally }) => {
  const body: BodyOf<'codes'> = { kind: 'codes', set: envelope.documentSubtype ?? '', rows: [] };
  readChildren(competition, body, children, tally);
  return body;
};
