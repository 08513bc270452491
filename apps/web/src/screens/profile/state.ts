import { isFinished, isListed, isLive } from '../../shared/elements/item-state.ts';
import type { EventRef, Medallist, ProfileAnswer, ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

export type ProfileResult = ProfileAnswer['results'][number];

const itemStart = ({ start, actualStart }: ScheduleItemAnswer) => {
  const text = start ?? actualStart;
  return text ? Date.parse(text) : Number.MAX_SAFE_INTEGER;
};

const isOpen = (item: ScheduleItemAnswer) => !isFinished(item) && item.status !== 'CANCELLED';

export interface Program {
  /** The live item, otherwise the next one. */
  next?: ScheduleItemAnswer;
  /** Today's other items, including finished ones. */
  today: ScheduleItemAnswer[];
  /** The days after today. */
  later: { day: string; items: ScheduleItemAnswer[] }[];
}

/** A person's schedule from now on; finished items are in the results. */
export function splitProgram(schedule: readonly ScheduleItemAnswer[], today: string, now: Date): Program {
  const items = schedule.filter(isListed).toSorted((a, b) => itemStart(a) - itemStart(b));
  const open = items.filter((item) => isOpen(item) && item.day >= today);
  const next =
    open.find(isLive) ??
    open.find((item) => item.status !== 'POSTPONED' && (!item.end || Date.parse(item.end) > now.getTime()));
  const otherItems = items.filter((item) => item !== next);
  const days = [...new Set(otherItems.filter((item) => item.day > today).map(({ day }) => day))];
  return {
    next,
    today: otherItems.filter((item) => item.day === today),
    later: days.map((day) => ({ day, items: otherItems.filter((item) => item.day === day) })),
  };
}

const medalOrder = ['gold', 'silver', 'bronze'];

/** Medals by color, newest first within each. */
export function medalsInOrder(awards: readonly Medallist[]): Medallist[] {
  return awards.toSorted(
    (a, b) =>
      medalOrder.indexOf(a.medal) - medalOrder.indexOf(b.medal) || (b.day ?? '').localeCompare(a.day ?? '', 'en'),
  );
}

/**
 * The mark that won a medal; excludes scores, which mean little without the opponent's, and single parts of a combined
 * event.
 */
export function medalMark({ unit, medal }: Medallist, results: readonly ProfileResult[]): string | undefined {
  const wonResult = results.find(({ item, medal: own }) => item.id === unit && own === medal);
  if (!wonResult || wonResult.item.isHeadToHead || (wonResult.item.outcome && wonResult.item.outcome.marks !== 'own'))
    return undefined;
  return wonResult.result ?? undefined;
}

export interface EventResults {
  key: string;
  /** null for a result without an event. */
  event: EventRef | null;
  name: string;
  discipline: ScheduleItemAnswer['discipline'];
  results: ProfileResult[];
}

/** Results by event, the most recently decided event first; within an event the last round first. */
export function resultsByEvent(results: readonly ProfileResult[]): EventResults[] {
  const events = new Map<string, EventResults>();
  for (const result of results.toSorted((a, b) => itemStart(b.item) - itemStart(a.item))) {
    const { event, discipline, name } = result.item;
    const key = event?.id ?? result.item.id;
    const group = events.get(key);
    if (group) group.results.push(result);
    else events.set(key, { key, event, name: event?.name ?? name, discipline, results: [result] });
  }
  return [...events.values()];
}

/** A head-to-head contest from the perspective of one side. */
export interface Match {
  own: ScheduleCompetitor;
  other: ScheduleCompetitor;
}

/** The two sides of a contest; undefined if there are more, or if the person is on neither. */
export function findMatch(
  { item }: Pick<ProfileResult, 'item'>,
  { id, teams }: Pick<ProfileAnswer, 'id' | 'teams'>,
): Match | undefined {
  const [home, away, ...more] = item.competitors ?? [];
  if (!item.isHeadToHead || !home || !away || more.length > 0) return undefined;
  const ids = new Set([id, ...teams.map((team) => team.id)]);
  const isOwn = (side: ScheduleCompetitor) => side.id !== null && ids.has(side.id);
  if (isOwn(home)) return { own: home, other: away };
  return isOwn(away) ? { own: away, other: home } : undefined;
}
