import { lazyPart } from '../../elements/lazy-part.tsx';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';

export interface ChartProps {
  unit: UnitAnswer;
  sport: Sport;
}

export const chartParts = {
  scoreRun: lazyPart<ChartProps>(async () => (await import('./run-chart.tsx')).RunChart),
  setMomentum: lazyPart<ChartProps>(async () => (await import('./set-chart.tsx')).SetChart),
  placesBySplit: lazyPart<ChartProps>(async () => (await import('./places-chart.tsx')).PlacesChart),
  attempts: lazyPart<ChartProps>(async () => (await import('./attempts-chart.tsx')).AttemptsChart),
};
