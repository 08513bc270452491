import type { BodyReader } from '../../kind.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import type { PdfBody } from './body.ts';

const children = childReaders<PdfBody>({
  ...unitInfoReaders,
  PDFData: (child, body) => {
    body.base64 = child.text.trim();
  },
});

export const readPdf: BodyReader<PdfBody> = (competition, { tally }) => {
  const body: PdfBody = { kind: 'pdf', info: { infos: [] }, base64: '' };
  readChildren(competition, body, children, tally);
  return body;
};
