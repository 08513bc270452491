import { isDoneStatus, isLiveStatus } from '@podium/games';
import { byImportance } from '../../shared/program/importance.ts';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';

/** Splits live contests into those that decide a medal and the others, both in the order of their slots. */
export function byMedal(slots: readonly Slot[]): { medals: Slot[]; others: Slot[] } {
  const isForMedal = ({ item }: Slot): boolean => Boolean(item.medal);
  return { medals: slots.filter(isForMedal), others: slots.filter((slot) => !isForMedal(slot)) };
}

const HOUR_MS = 3_600_000;

/** Contests that start within an hour. Overdue ones are listed only if they are known to be late. */
export function startingWithinHour(next: readonly ScheduleItemAnswer[], now: Date): ScheduleItemAnswer[] {
  return next.filter(
    (item) =>
      item.start !== null &&
      Date.parse(item.start) <= now.getTime() + HOUR_MS &&
      (Date.parse(item.start) >= now.getTime() || isLate(item, now)),
  );
}

/** Delayed, about to start after its scheduled time, or on a field of play that is late. */
export const isLate = ({ start, status, estimatedStart }: ScheduleItemAnswer, now: Date): boolean =>
  status === 'DELAYED' ||
  (start !== null &&
    Date.parse(start) < now.getTime() &&
    (status === 'GETTING_READY' || (estimatedStart !== undefined && Date.parse(estimatedStart) >= now.getTime())));

/** The requested contest, or the first one with a score. */
export function filterItems(
  items: readonly ScheduleItemAnswer[],
  unit: string | undefined,
): ScheduleItemAnswer | undefined {
  const withPage = items.filter(({ hasResults }) => hasResults);
  return withPage.find(({ id }) => id === unit) ?? withPage.find(({ competitors }) => competitors) ?? withPage[0];
}

/** The position of a contest on the page, kept while the page is open. */
export interface Slot {
  item: ScheduleItemAnswer;
  /** Time at which it stopped being live, by the clock of the Games (epoch milliseconds). */
  endedAt?: number;
}

export interface Slots {
  live: readonly Slot[];
  /** Upcoming contests; a contest that starts stays here. */
  soon: readonly Slot[];
}

type Lists = Pick<ScheduleLiveAnswer, 'live' | 'next' | 'latest'>;

/**
 * The slots after a new answer. At first, the contests that matter most come first; from then on they keep their
 * position: an upcoming contest that starts and a live one that ends stay where they are, and new ones are appended,
 * so that no score moves a row under the reader's eyes. Returns the same object if nothing has changed.
 *
 * @param soon contests of `lists.next` to show
 */
export function nextSlots(before: Slots, lists: Lists, soon: readonly ScheduleItemAnswer[], now: number): Slots {
  const live = new Map(lists.live.map((item) => [item.id, item]));
  const other = new Map([...lists.latest, ...lists.next].map((item) => [item.id, item]));
  const previousIds = new Set([...before.live, ...before.soon].map(({ item }) => item.id));
  const update = ({ item, endedAt }: Slot): Slot => {
    const currentSlot = live.get(item.id);
    if (currentSlot) return { item: currentSlot };
    const isComing = endedAt === undefined && !isLiveStatus(item.status) && !isDoneStatus(item.status);
    const newest = other.get(item.id) ?? item;
    if (isComing && !isDoneStatus(newest.status)) return { item: newest };
    return { item: newest, endedAt: endedAt ?? now };
  };
  const listedIds = new Set([...lists.live, ...lists.next, ...lists.latest].map(({ id }) => id));
  const isRecent = ({ item }: Slot): boolean =>
    listedIds.has(item.id) || isLiveStatus(item.status) || isDoneStatus(item.status);
  const addedSlots = (items: readonly ScheduleItemAnswer[]): Slot[] =>
    items.filter(({ id }) => !previousIds.has(id)).map((item) => ({ item }));
  const slots = {
    live: [
      ...before.live.map(update),
      ...byImportance(
        addedSlots(lists.live).map(({ item }) => item),
        [],
      ).map((item) => ({ item })),
    ],
    soon: [...before.soon.filter(isRecent).map(update), ...addedSlots(soon)],
  };
  return isSame(before.live, slots.live) && isSame(before.soon, slots.soon) ? before : slots;
}

const isSame = (before: readonly Slot[], after: readonly Slot[]): boolean =>
  before.length === after.length &&
  before.every(({ item, endedAt }, index) => item === after[index]!.item && endedAt === after[index]!.endedAt);

const retentionMs = 5 * 60_000;

/**
 * Contests to remove from their slots: those that ended some minutes ago, and overdue ones that are not known to be
 * late.
 */
export function dueSlots({ live, soon }: Slots, now: number): string[] {
  const ended = [...live, ...soon].filter(({ endedAt }) => endedAt !== undefined && now - endedAt >= retentionMs);
  const missed = soon.filter(({ item, endedAt }) => endedAt === undefined && isMissed(item, now));
  return [...ended, ...missed].map(({ item }) => item.id);
}

const isMissed = (item: ScheduleItemAnswer, now: number): boolean =>
  !isLiveStatus(item.status) &&
  !isDoneStatus(item.status) &&
  Date.parse(item.start ?? '') < now &&
  !isLate(item, new Date(now));

export function withoutSlots({ live, soon }: Slots, ids: ReadonlySet<string>): Slots {
  const isLeft = ({ item }: Slot): boolean => !ids.has(item.id);
  return { live: live.filter(isLeft), soon: soon.filter(isLeft) };
}
