import type { Kind } from '../../kind.ts';
import { resultListReader } from '../../read/result-list.ts';
import { writeResultList } from '../../write/result-list.ts';
import type { ResultBody } from './body.ts';

export const kind: Kind<ResultBody> = {
  snapshots: ['DT_RESULT'],
  read: resultListReader('result'),
  write: writeResultList,
};
