// Imported before the chart itself, so that a server-rendered chart is styled immediately.
import '../../shared/results/charts/medal-days.css';
import { lazyPart } from '../../shared/elements/lazy-part.tsx';

/** The medals of a delegation by day. */
export const medalChart = lazyPart(
  async () => (await import('../../shared/results/charts/medals-by-day.tsx')).MedalsByDay,
);
