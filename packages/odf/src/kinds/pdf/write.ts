import type { BodyWriter } from '../../kind.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { xmlElement } from '../../xml/element.ts';
import type { PdfBody } from './body.ts';

export const writePdf: BodyWriter<PdfBody> = ({ info, base64 }) => [
  ...writeInfo(info),
  ...(base64 === '' ? [] : [xmlElement('PDFData', [], base64)]),
];
