import { pages } from '@podium/contract/pages';
import { itemWords } from '@podium/contract/item-words';
import { isDoneStatus, isLiveStatus } from '@podium/games';
import type { ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

export { itemWords, withoutTitle } from '@podium/contract/item-words';
export { shownTimes } from '@podium/contract/shown-times';

export const isLive = ({ status }: Pick<ScheduleItemAnswer, 'status'>) => isLiveStatus(status);
export const isFinished = ({ status }: Pick<ScheduleItemAnswer, 'status'>) => isDoneStatus(status);
/** Time by which an activity may overrun its planned end (ms). */
const OVERRUN_MS = 15 * 60_000;

/**
 * Activities that nobody closes are finished once their planned end has passed: a meeting from 15:00 to 15:45 is no
 * longer live at 16:01. A contest is live until its source ends it.
 */
export function endedByClock<Item extends Pick<ScheduleItemAnswer, 'status' | 'type' | 'end'>>(
  items: readonly Item[],
  now: Date,
): Item[] {
  const isOver = ({ type, status, end }: Item): boolean =>
    !type.startsWith('competition') &&
    isLiveStatus(status) &&
    end !== null &&
    now.getTime() > Date.parse(end) + OVERRUN_MS;
  return items.map((item) => (isOver(item) ? { ...item, status: 'FINISHED' } : item));
}

/** Lists omit items without a place in the schedule, and those shown under their parent unit. */
export const isListed = ({ status, parent }: Pick<ScheduleItemAnswer, 'status' | 'parent'>) =>
  status !== 'UNSCHEDULED' && parent === null;

/**
 * The words of an item in a mixed list: a medal ceremony starts with its own name, so that it is not mistaken for the
 * race.
 */
export function rowWords(item: ScheduleItemAnswer): { title: string; part: string } {
  const { title, part } = itemWords(item);
  return item.type === 'medal' && part !== '' ? { title: part, part: title } : { title, part };
}

/** Path of its start list or results, if it has either. */
export function pathOf({ hasResults, discipline, id, status }: ScheduleItemAnswer): string | undefined {
  if (!hasResults || !discipline) return undefined;
  return `${pages.unit(discipline.key, id)}/${status === 'START_LIST' ? 'startlist' : 'results'}`;
}

export interface ItemLeaders {
  /** One leader, or all tied leaders. */
  leaders: readonly ScheduleCompetitor[];
  /** Gender of the event, which the label agrees with. */
  gender: string;
  role: 'shared.leader' | 'shared.first' | 'shared.winner' | 'shared.tiedFirst';
}

/**
 * Leaders of a contest with more than two competitors, and their label: the winner is the gold medalist or the first
 * of this unit; the first of a heat has not won anything yet. Until someone has finished, the first at the newest
 * split leads.
 */
export function leadersOf(item: ScheduleItemAnswer): ItemLeaders | undefined {
  if (item.isHeadToHead || item.rerun) return undefined;
  const gender = item.gender ?? '';
  const winners = (item.medal === 'gold' && item.outcome?.winners) || [];
  if (winners.length > 0)
    return { leaders: winners, gender, role: winners.length === 1 ? 'shared.winner' : 'shared.tiedFirst' };
  const [leader, ...others] = item.competitors ?? [];
  if (!leader || (!leader.result && !leader.rank)) {
    const { split } = item.moment ?? {};
    if (!split || !isLive(item)) return undefined;
    const first: ScheduleCompetitor = {
      id: null,
      type: 'athlete',
      name: split.leader,
      organisation: split.organisation,
    };
    return { leaders: [first], gender, role: 'shared.leader' };
  }
  const level = leader.rank ? others.filter(({ rank }) => rank === leader.rank) : [];
  if (level.length > 0) return { leaders: [leader, ...level], gender, role: 'shared.tiedFirst' };
  return { leaders: [leader], gender, role: isFinished(item) ? 'shared.first' : 'shared.leader' };
}
