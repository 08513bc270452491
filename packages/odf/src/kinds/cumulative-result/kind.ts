import type { Kind } from '../../kind.ts';
import { resultListReader } from '../../read/result-list.ts';
import { writeResultList } from '../../write/result-list.ts';
import type { CumulativeResultBody } from './body.ts';

export const kind: Kind<CumulativeResultBody> = {
  snapshots: ['DT_CUMULATIVE_RESULT'],
  read: resultListReader('cumulative-result'),
  write: writeResultList,
};
