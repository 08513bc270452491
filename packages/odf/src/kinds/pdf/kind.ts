import type { Kind } from '../../kind.ts';
import type { PdfBody } from './body.ts';
import { readPdf } from './read.ts';
import { writePdf } from './write.ts';

export const kind: Kind<PdfBody> = {
  snapshots: ['DT_PDF'],
  read: readPdf,
  write: writePdf,
};
