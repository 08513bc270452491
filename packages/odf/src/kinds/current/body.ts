import type { PeriodElement, ResultElement, UnitInfo } from '../../elements/results.ts';

export interface CurrentBody {
  kind: 'current';
  info: UnitInfo;
  clock?: { period?: string; time?: string; isRunning: boolean };
  periods?: { home?: string; away?: string; periods: PeriodElement[] };
  results: ResultElement[];
}
