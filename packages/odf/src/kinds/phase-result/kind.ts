import type { Kind } from '../../kind.ts';
import { resultListReader } from '../../read/result-list.ts';
import { writeResultList } from '../../write/result-list.ts';
import type { PhaseResultBody } from './body.ts';

export const kind: Kind<PhaseResultBody> = {
  snapshots: ['DT_PHASE_RESULT'],
  read: resultListReader('phase-result'),
  write: writeResultList,
};
