import type { Kind } from '../../kind.ts';
import type { StatisticsBody } from './body.ts';
import { readStatistics } from './read.ts';
import { writeStatistics } from './write.ts';

export const kind: Kind<StatisticsBody> = {
  snapshots: ['DT_STATS'],
  read: readStatistics,
  write: writeStatistics,
};
