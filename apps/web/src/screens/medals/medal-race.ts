// Imported before the chart itself, so that a server-rendered chart is styled immediately.
import '../../shared/results/charts/charts.css';
import { lazyPart } from '../../shared/elements/lazy-part.tsx';

/** The ranks of the medal table by day. */
export const medalRace = lazyPart(
  async () => (await import('../../shared/results/charts/medal-race-chart.tsx')).MedalRaceChart,
);
