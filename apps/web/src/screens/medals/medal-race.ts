// Before the part itself: a page that was sent has its looks at once.
import '../../shared/charts/charts.css';
import { lazyPart } from '../../shared/lazy-part.tsx';

/** How the medal table came about. */
export const medalRace = lazyPart(
  async () => (await import('../../shared/charts/medal-race-chart.tsx')).MedalRaceChart,
);
