import type { ResultListBody } from '../../elements/results.ts';

export interface RankingBody extends ResultListBody {
  kind: 'ranking';
}
