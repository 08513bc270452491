import { isFinished, isLive } from '../../elements/item-state.ts';
import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

type Profile = Pick<ProfileAnswer, 'schedule' | 'results'>;

/** The current, next or last contest of a followed person or team. */
export interface PersonMoment {
  kind: 'live' | 'next' | 'done';
  item: ScheduleItemAnswer;
  /** The result in it, once reported. */
  own?: ProfileAnswer['results'][number];
}

/** Time for which a result is shown before the next appearance. */
const FRESH_MS = 90 * 60_000;

/** The most relevant contest at an instant: a live one, a recent result, the next one, or the last result. */
export function momentOf({ schedule, results }: Profile, now: Date): PersonMoment | undefined {
  const done = results
    .filter(({ item }) => isFinished(item))
    .toSorted((one, other) => endOf(other.item) - endOf(one.item))[0];
  const open = schedule.filter((item) => !isFinished(item) && item.status !== 'CANCELLED');
  const live = open.find(isLive);
  if (live) return { kind: 'live', item: live, own: results.find(({ item }) => item.id === live.id) };
  const last: PersonMoment | undefined = done && { kind: 'done', item: done.item, own: done };
  if (last && now.getTime() - endOf(last.item) < FRESH_MS) return last;
  const next = open.find((item) => !item.end || Date.parse(item.end) > now.getTime());
  return next ? { kind: 'next', item: next } : last;
}

const endOf = ({ actualEnd, end, start, day }: ScheduleItemAnswer): number =>
  Date.parse(actualEnd ?? end ?? start ?? day);

/** Live contests first, then upcoming ones by start, then finished ones. */
export function compareMoments(one: PersonMoment | undefined, other: PersonMoment | undefined): number {
  const order = { live: 0, next: 1, done: 2 };
  const rank = (moment: PersonMoment | undefined) => (moment ? order[moment.kind] : 3);
  const time = (moment: PersonMoment | undefined) => (moment?.kind === 'next' ? startOf(moment.item) : 0);
  return rank(one) - rank(other) || time(one) - time(other);
}

const startOf = ({ start, day }: ScheduleItemAnswer): number => Date.parse(start ?? `${day}T23:59:00Z`);

const COUNTDOWN_MS = 3_600_000;

/** Minutes until a contest starts, in the last hour before it; undefined if the time is uncertain. */
export function minutesUntil({ start, isStartHidden, status }: ScheduleItemAnswer, now: Date): number | undefined {
  if (!start || isStartHidden || (status !== 'SCHEDULED' && status !== 'START_LIST')) return undefined;
  const ms = Date.parse(start) - now.getTime();
  return ms > 0 && ms <= COUNTDOWN_MS ? Math.ceil(ms / 60_000) : undefined;
}
