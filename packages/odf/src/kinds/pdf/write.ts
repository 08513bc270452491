import { xmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeInfo } from '../../write/unit-info.ts';

export const writePdf: BodyWriter<'pdf'> = ({ info, base64 }) => [
  ...writeInfo(info),
  ...(base64 === '' ? [] : [xmlElement('PDFData', [], base64)]),
];
