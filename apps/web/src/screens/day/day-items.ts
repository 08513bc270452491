import { dateIn, halfHourOf } from '../../shared/shell/games-time.ts';
import { isFinished, isListed, isLive } from '../../shared/elements/item-state.ts';
import type { OrganisationRef, ScheduleItemAnswer } from '@podium/contract';
import type { DaySearch } from './state.ts';

export interface DaySection {
  /** `09:30`, or empty without a time. */
  slot: string;
  items: ScheduleItemAnswer[];
}

const itemStart = (item: ScheduleItemAnswer) => item.start ?? '9999';

/**
 * Sorted items grouped by half hours in a time zone, in which a day may span two dates; items without a time are last.
 */
export function daySections(items: ScheduleItemAnswer[], timeZone: string): DaySection[] {
  const sections = new Map<string, DaySection>();
  for (const item of items) {
    const start = item.status === 'POSTPONED' ? null : item.start;
    const slot = start ? halfHourOf(start, timeZone) : '';
    const key = start ? `${dateIn(new Date(start), timeZone)} ${slot}` : '';
    const section = sections.get(key);
    if (section) section.items.push(item);
    else sections.set(key, { slot, items: [item] });
  }
  return [...sections.values()];
}

export function listedItems(items: ScheduleItemAnswer[]): ScheduleItemAnswer[] {
  return items
    .filter(isListed)
    .sort((a, b) => itemInstant(a) - itemInstant(b) || itemStart(a).localeCompare(itemStart(b), 'en'));
}

const itemInstant = (item: ScheduleItemAnswer) =>
  item.start && item.status !== 'POSTPONED' ? Date.parse(item.start) : Number.MAX_SAFE_INTEGER;

/** Followed items are known only on the device, so that filter is not applied here. */
export function shownItems(items: readonly ScheduleItemAnswer[], show: DaySearch['show']): ScheduleItemAnswer[] {
  if (show === 'live') return items.filter(isLive);
  return show === 'finished' ? items.filter(isFinished) : [...items];
}

export const isFinal = ({ medal }: ScheduleItemAnswer): boolean => medal === 'gold';

/** The contest shown next to the list: the requested one, if it is in the list and has a page. */
export function filterItems(
  items: readonly ScheduleItemAnswer[],
  unit: string | undefined,
): ScheduleItemAnswer | undefined {
  return items.find(({ id, hasResults }) => id === unit && hasResults);
}

const FOLD_AFTER_MS = 3_600_000;

/** On the current day, items that finished an hour ago or earlier are collapsed; the others are unchanged. */
export function splitEarlier(
  items: ScheduleItemAnswer[],
  now: Date,
): { earlier: ScheduleItemAnswer[]; rest: ScheduleItemAnswer[] } {
  const isOver = (item: ScheduleItemAnswer) => {
    const end = item.actualEnd ?? item.end ?? item.start;
    const isClosed = isFinished(item) || item.status === 'CANCELLED';
    return isClosed && !!end && now.getTime() - Date.parse(end) > FOLD_AFTER_MS;
  };
  return { earlier: items.filter(isOver), rest: items.filter((item) => !isOver(item)) };
}

export function listDelegations(items: readonly ScheduleItemAnswer[]): OrganisationRef[] {
  const delegations = new Map<string, OrganisationRef>();
  for (const { competitors = [] } of items) {
    for (const { organisation } of competitors) if (organisation) delegations.set(organisation.code, organisation);
  }
  return [...delegations.values()];
}
