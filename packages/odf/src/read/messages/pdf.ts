import type { BodyOf } from '../../messages.ts';
import type { BodyReader } from '../body-reader.ts';
import { childReaders, readChildren } from '../read-children.ts';
import { infoBlock } from '../unit-info.ts';

const children = childReaders<BodyOf<'pdf'>>({
  ...infoBlock,
  PDFData: (child, body) => {
    body.base64 = child.text.trim();
  },
});

export const readPdf: BodyReader<'pdf'> = (competition, { tally }) => {
  const body: BodyOf<'pdf'> = { kind: 'pdf', info: { infos: [] }, base64: '' };
  readChildren(competition, body, children, tally);
  return body;
};
