import type { Kind } from '../../kind.ts';
import type { ActionsBody } from './body.ts';
import { readActions } from './read.ts';
import { writeActions } from './write.ts';

export const kind: Kind<ActionsBody> = {
  snapshots: ['DT_PLAY_BY_PLAY'],
  read: readActions,
  write: writeActions,
};
