import type { BodyReader } from '../../kind.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { CodeRow, CodesBody } from './body.ts';
import { codeTextShape } from './shapes.ts';

const rowChildren = childReaders<CodeRow>({
  Language: (child, row, tally) => {
    const { attributes: _extra, ...text } = readRow(child, codeTextShape, tally);
    row.texts.push(text);
  },
});

const children = childReaders<CodesBody>({
  CodeSet: (child, body, tally) => {
    const row: CodeRow = { code: child.attributes['Code'] ?? '', attributes: readColumns(child), texts: [] };
    readChildren(child, row, rowChildren, tally);
    body.rows.push(row);
  },
});

/** Each code set has its own columns, so all columns are known. */
function readColumns(row: XmlElement): Record<string, string> {
  const columns = emptyAttributes();
  for (const [name, value] of Object.entries(row.attributes)) {
    if (name !== 'Code' && value !== '') columns[name] = value;
  }
  return columns;
}

export const readCodes: BodyReader<CodesBody> = (competition, { envelope, tally }) => {
  const body: CodesBody = { kind: 'codes', set: envelope.documentSubtype ?? '', rows: [] };
  readChildren(competition, body, children, tally);
  return body;
};
