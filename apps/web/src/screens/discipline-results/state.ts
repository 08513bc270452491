import { isFinished, isListed, isLive } from '../../shared/elements/item-state.ts';
import type { DisciplineScheduleAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { SportResultsSearch } from './search.ts';

const itemEnd = (item: ScheduleItemAnswer) =>
  Date.parse(item.actualEnd ?? item.end ?? item.start ?? `${item.day}T00:00Z`);

/** Ceremonies, training and meetings have no result. */
const competitions: ReadonlySet<string> = new Set(['competition', 'competition-medal']);

/** Live and finished contests that match the filters, newest first; competition only. */
export function sportResults(
  days: DisciplineScheduleAnswer['items'],
  { event, gender }: SportResultsSearch,
): { live: ScheduleItemAnswer[]; finished: ScheduleItemAnswer[]; next: ScheduleItemAnswer | undefined } {
  const items = days
    .flatMap((day) => day.items)
    .filter((item) => isListed(item) && competitions.has(item.type) && item.event !== null)
    .filter((item) => (!event || item.event?.id === event) && (!gender || item.event?.gender === gender));
  return {
    live: items.filter(isLive),
    finished: items.filter(isFinished).sort((a, b) => itemEnd(b) - itemEnd(a)),
    next: items.find((item) => !isLive(item) && !isFinished(item) && item.status !== 'CANCELLED' && item.start),
  };
}

/** The lines of one page, by day. */
export function pageOfDays(
  finished: readonly ScheduleItemAnswer[],
  page: number,
  size: number,
): { day: string; items: ScheduleItemAnswer[] }[] {
  const pageItems = finished.slice((page - 1) * size, page * size);
  return [...new Set(pageItems.map(({ day }) => day))].map((day) => ({
    day,
    items: pageItems.filter((item) => item.day === day),
  }));
}

export const countPages = (count: number, size: number) => Math.max(1, Math.ceil(count / size));
