import type { Kind } from '../../kind.ts';
import type { MedallistsBody } from './body.ts';
import { readMedallists } from './read.ts';
import { writeMedallists } from './write.ts';

export const kind: Kind<MedallistsBody> = {
  snapshots: ['DT_MEDALLISTS'],
  read: readMedallists,
  write: writeMedallists,
};
