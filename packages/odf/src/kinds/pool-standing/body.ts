import type { ResultListBody } from '../../elements/results.ts';

export interface PoolStandingBody extends ResultListBody {
  kind: 'pool-standing';
}
