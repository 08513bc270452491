import type { ResultListBody } from '../../elements/results.ts';

export interface PhaseResultBody extends ResultListBody {
  kind: 'phase-result';
}
