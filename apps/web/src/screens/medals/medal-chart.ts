// Before the part itself: a page that was sent has its looks at once.
import '../../shared/charts/medal-days.css';
import { lazyPart } from '../../shared/lazy-part.tsx';

/** The medals of a delegation by day. */
export const medalChart = lazyPart(async () => (await import('../../shared/charts/medals-by-day.tsx')).MedalsByDay);
