import type { Kind } from '../../kind.ts';
import type { RecordsBody } from './body.ts';
import { readRecords } from './read.ts';
import { writeRecords } from './write.ts';

export const kind: Kind<RecordsBody> = {
  snapshots: ['DT_RECORD'],
  read: readRecords,
  write: writeRecords,
};
