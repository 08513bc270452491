import type { CodeRow } from '../../messages.ts';
import { codeTextShape } from '../../shapes/notice-shapes.ts';
import { xmlElement } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeRow } from '../../write/write-row.ts';

function writeCode(row: CodeRow): XmlElement {
  const element = xmlElement(
    'CodeSet',
    row.texts.map((text) => writeRow('Language', codeTextShape, text)),
  );
  Object.assign(element.attributes, { Code: row.code }, row.attributes);
  return element;
}

export const writeCodes: BodyWriter<'codes'> = (body) => body.rows.map(writeCode);
