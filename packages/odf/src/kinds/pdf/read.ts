import type { BodyOf } from '../../messages.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { infoBlock } from '../../read/unit-info.ts';

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
