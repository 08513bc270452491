import type { Kind } from '../../kind.ts';
import { resultListReader } from '../../read/result-list.ts';
import { writeResultList } from '../../write/result-list.ts';
import type { RankingBody } from './body.ts';

export const kind: Kind<RankingBody> = {
  snapshots: ['DT_RANKING'],
  read: resultListReader('ranking'),
  write: writeResultList,
};
