import type { Kind } from '../../kind.ts';
import type { MedalsBody } from './body.ts';
import { readMedals } from './read.ts';
import { writeMedals } from './write.ts';

export const kind: Kind<MedalsBody> = {
  snapshots: ['DT_MEDALS'],
  read: readMedals,
  write: writeMedals,
};
