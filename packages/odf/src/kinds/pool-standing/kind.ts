import type { Kind } from '../../kind.ts';
import { resultListReader } from '../../read/result-list.ts';
import { writeResultList } from '../../write/result-list.ts';
import type { PoolStandingBody } from './body.ts';

export const kind: Kind<PoolStandingBody> = {
  snapshots: ['DT_POOL_STANDING'],
  read: resultListReader('pool-standing'),
  write: writeResultList,
};
