import type { Kind } from '../../kind.ts';
import type { CodesBody } from './body.ts';
import { readCodes } from './read.ts';
import { writeCodes } from './write.ts';

export const kind: Kind<CodesBody> = {
  snapshots: ['DT_CODES'],
  read: readCodes,
  write: writeCodes,
};
