import type { ResultListBody } from '../../elements/results.ts';

export interface CumulativeResultBody extends ResultListBody {
  kind: 'cumulative-result';
}
