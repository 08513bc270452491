import type { Kind } from '../../kind.ts';
import type { NamesBody } from './body.ts';
import { readNames } from './read.ts';
import { writeNames } from './write.ts';

export const kind: Kind<NamesBody> = {
  snapshots: ['DT_PARTIC_NAME'],
  read: readNames,
  write: writeNames,
};
