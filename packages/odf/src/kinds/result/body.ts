import type { ResultListBody } from '../../elements/results.ts';

export interface ResultBody extends ResultListBody {
  kind: 'result';
}
