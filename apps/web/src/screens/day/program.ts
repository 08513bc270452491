import { isFinished, isLive } from '../../shared/elements/item-state.ts';
import { isCompetition } from '../../shared/elements/item-filter.ts';
import { partOf } from '../../shared/program/sessions.ts';
import { isFinal, splitEarlier } from './day-items.ts';
import type { PartOfDay } from '../../shared/program/sessions.ts';
import type { DayFinal, DisciplineRef, ScheduleItemAnswer } from '@podium/contract';

/** The items of a sport in one part of a day. */
export interface DaySession {
  id: string;
  /** null for ceremonies. */
  discipline: DisciplineRef | null;
  part: PartOfDay;
  /** First start and last end, if known. */
  start: string | undefined;
  end: string | undefined;
  /** All items, in order of time. */
  items: ScheduleItemAnswer[];
  /** Items that decide medals. */
  finals: ScheduleItemAnswer[];
  rest: ScheduleItemAnswer[];
}

export interface Program {
  /** Finished an hour ago or earlier; empty for a future day. */
  earlier: ScheduleItemAnswer[];
  now: ScheduleItemAnswer[];
  /** Starts within the hour. */
  soon: ScheduleItemAnswer[];
  /** Past its scheduled start without having started. */
  delayed: ScheduleItemAnswer[];
  /** Finished less than an hour ago, latest first. */
  justFinished: ScheduleItemAnswer[];
  later: DaySession[];
  /** Unfinished trainings, meetings and the like. */
  activities: ScheduleItemAnswer[];
}

const SOON_MS = 3_600_000;
/** Contests routinely start a few minutes late, which does not count as a delay. */
const DELAYED_MS = 300_000;

/**
 * A day as a program: live and next items, then later sessions. Trainings and meetings, which outnumber the contests,
 * are separate; the opening and closing ceremonies are not.
 *
 * @param items in order of time
 * @param now set only on the current day
 */
export function dayProgram(
  items: readonly ScheduleItemAnswer[],
  { timeZone, now }: { timeZone: string; now: Date | undefined },
): Program {
  const main = items.filter(isMain);
  const activities = items.filter((item) => !isMain(item));
  if (!now)
    return {
      earlier: [],
      now: [],
      soon: [],
      delayed: [],
      justFinished: [],
      later: groupSessions(main, timeZone),
      activities,
    };
  const { earlier, rest } = splitEarlier(main, now);
  const justFinished = rest.filter(isFinished);
  const open = rest.filter((item) => !isFinished(item) && !isLive(item));
  const soonItems = open.filter((item) => isSoon(item, now));
  const delayed = soonItems.filter((item) => isDelayed(item, now));
  return {
    earlier,
    now: rest.filter(isLive),
    soon: soonItems.filter((item) => !delayed.includes(item)),
    delayed,
    justFinished: justFinished.toReversed(),
    later: groupSessions(
      open.filter((item) => !soonItems.includes(item)),
      timeZone,
    ),
    activities: activities.filter((item) => !isFinished(item)),
  };
}

function isMain(item: ScheduleItemAnswer): boolean {
  return isCompetition(item) || item.type === 'opening-ceremony' || item.type === 'closing-ceremony';
}

function isSoon({ start, isStartHidden, status }: ScheduleItemAnswer, now: Date): boolean {
  const isOff = status === 'CANCELLED' || status === 'POSTPONED';
  return !!start && !isStartHidden && !isOff && Date.parse(start) - now.getTime() < SOON_MS;
}

function isDelayed({ start, estimatedStart, status }: ScheduleItemAnswer, now: Date): boolean {
  const delayMs = now.getTime() - Date.parse(estimatedStart ?? start ?? '');
  return status === 'DELAYED' && !estimatedStart ? delayMs > -SOON_MS : delayMs > DELAYED_MS;
}

/** Sessions in order of their start, one per sport and part of the day. */
function groupSessions(items: readonly ScheduleItemAnswer[], timeZone: string): DaySession[] {
  const groups = Map.groupBy(items, (item) => {
    const { discipline } = item;
    return discipline ? `${discipline.key} ${partOf(item, timeZone)}` : item.id;
  });
  return [...groups].map(([id, sessionItems]) => {
    const [first] = sessionItems;
    const isPlanned = ({ status, isStartHidden }: ScheduleItemAnswer) => status !== 'POSTPONED' && !isStartHidden;
    const times = sessionItems.filter(isPlanned);
    return {
      id,
      discipline: first!.discipline,
      part: partOf(first!, timeZone),
      start: times.find(({ start }) => start)?.start ?? undefined,
      end: latest(times.flatMap(({ end }) => end ?? [])),
      items: sessionItems,
      finals: sessionItems.filter(isMedal),
      rest: sessionItems.filter((item) => !isMedal(item)),
    };
  });
}

const isMedal = (item: ScheduleItemAnswer): boolean => isCompetition(item) && item.medal !== null;

const latest = (instants: readonly string[]): string | undefined =>
  instants.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);

/** Number of decided and of open finals in the rail. */
const rail = { won: 4, open: 10 };

export interface DayFinals {
  total: number;
  won: number;
  /** Live and upcoming finals, then decided ones, the latest first. */
  items: DayFinal[];
}

/** The finals of a day that take place. If several contests decide an event together, only the last one is included. */
export function decidingItems(items: readonly ScheduleItemAnswer[]): ScheduleItemAnswer[] {
  const deciding = items.filter((item) => isFinal(item) && item.status !== 'CANCELLED');
  return [...new Map(deciding.map((item) => [item.event?.id ?? item.id, item])).values()];
}

export function dayFinals(items: readonly ScheduleItemAnswer[], max: { won: number; open: number } = rail): DayFinals {
  const finals = decidingItems(items);
  const isWon = ({ outcome }: ScheduleItemAnswer) => outcome?.decidedBy === 'awards';
  const wonFinals = finals.filter(isWon).toReversed();
  const open = finals.filter((item) => !isWon(item));
  const inOrder = [...open.filter(isLive), ...open.filter((item) => !isLive(item))];
  return {
    total: finals.length,
    won: wonFinals.length,
    items: [...inOrder.slice(0, max.open), ...wonFinals.slice(0, max.won)].map((item) => ({
      ...item,
      winners: item.outcome?.winners ?? [],
    })),
  };
}
