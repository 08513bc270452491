import type { Kind } from '../../kind.ts';
import type { MedallistsSummaryBody } from './body.ts';
import { readMedallistsSummary } from './read.ts';
import { writeMedallistsSummary } from './write.ts';

export const kind: Kind<MedallistsSummaryBody> = {
  snapshots: ['DT_MEDALLISTS_DISCIPLINE', 'DT_MEDALLISTS_DAY'],
  read: readMedallistsSummary,
  write: writeMedallistsSummary,
};
