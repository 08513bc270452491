import type { BodyWriter } from '../../kind.ts';
import { writeRow } from '../../write/write-row.ts';
import { xmlElement } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { CodeRow, CodesBody } from './body.ts';
import { codeTextShape } from './shapes.ts';

function writeCode(row: CodeRow): XmlElement {
  const element = xmlElement(
    'CodeSet',
    row.texts.map((text) => writeRow('Language', codeTextShape, text)),
  );
  Object.assign(element.attributes, { Code: row.code }, row.attributes);
  return element;
}

export const writeCodes: BodyWriter<CodesBody> = (body) => body.rows.map(writeCode);
