import type { Kind } from '../../kind.ts';
import type { CurrentBody } from './body.ts';
import { readCurrent } from './read.ts';
import { writeCurrent } from './write.ts';

export const kind: Kind<CurrentBody> = {
  snapshots: ['DT_CURRENT'],
  read: readCurrent,
  write: writeCurrent,
};
