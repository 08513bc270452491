/** The current state of a live contest: period and clock, points, last action, splits and progress. */
import { currentPeriod, disciplineFor } from '@podium/disciplines';
import { isDoneStatus, isLiveStatus } from '@podium/games';
import type { DisplayStatus } from '@podium/games';
import { stampTime } from '../../feed/order.ts';
import type { LineSummary } from '../../feed/sport-tables.ts';
import type { CurrentRow, NamedLine, Pulse, SetRow } from './program-rows.ts';

export interface Moment {
  /** As the feed codes it: `H2`. */
  period?: string;
  /** Set while the clock is running. */
  clock?: string;
  points?: { home: string; away: string };
  last?: NonNullable<Pulse['last']>;
  split?: { label: string; leader: NamedLine; gap?: string };
  progress?: { done: number; total: number; next?: NamedLine };
}

interface LiveContest {
  disciplineCode: string | null;
  status: DisplayStatus;
  isHeadToHead: boolean;
}

const openResults: ReadonlySet<string | null | undefined> = new Set([
  undefined,
  null,
  'START_LIST',
  'LIVE',
  'INTERMEDIATE',
]);

/**
 * From the result or the current state, whichever was sent last. The clock is shown while it runs, even if it is ahead
 * of the schedule, but not during a break or if the result is already in another period.
 */
export function buildMoment(
  { disciplineCode, status, isHeadToHead }: LiveContest,
  set: SetRow | undefined,
  current: CurrentRow | undefined,
): Moment | undefined {
  const clock = current?.clock;
  const isOver =
    isDoneStatus(status) || status === 'CANCELLED' || status === 'POSTPONED' || !openResults.has(set?.status);
  if (isOver || !(isLiveStatus(status) || clock?.isRunning)) return undefined;
  const played =
    set?.live && isHeadToHead
      ? currentPeriod(disciplineFor(disciplineCode), { details: set.live.details, periods: set.live.periods })
      : undefined;
  const isResultNewer = set !== undefined && current !== undefined && stampTime(set.stamp) > stampTime(current.stamp);
  const period = isResultNewer ? (played ?? clock?.period) : (clock?.period ?? played);
  const isPause = isLiveStatus(status) && status !== 'RUNNING';
  const isBreak = isPause || (isResultNewer && set.status === 'INTERMEDIATE');
  const isOn = clock?.isRunning && !isBreak && (clock.period ?? period) === period;
  const time = isOn ? clock.time : undefined;
  const moment: Moment = {
    period,
    clock: time,
    ...(isHeadToHead
      ? { points: currentPoints(set, period), last: set?.pulse?.last ?? undefined }
      : progressFields(set)),
  };
  return Object.values(moment).some((value) => value !== undefined) ? moment : undefined;
}

/** Sets, games and rounds, which the score may count instead of points. */
const countedPeriod = /^[SGR]\d+$/u;

/** Points of the current set or round, if the score counts sets or rounds. */
function currentPoints(set: SetRow | undefined, period: string | undefined): Moment['points'] {
  const periods = set?.live?.periods.filter(({ code }) => code !== 'TOT' && code !== 'PSO') ?? [];
  const current = periods.find(({ code }) => code === period);
  if (!current?.homePeriod || !current.awayPeriod || !countedPeriod.test(current.code)) return undefined;
  const isScore = (['home', 'away'] as const).every((side, index) => {
    const score = set?.summary.find((line) => line.side === side) ?? set?.summary[index];
    const sum = periods.reduce((points, one) => points + Number(one[`${side}Period`] ?? 0), 0);
    return score?.result === undefined || Number(score.result) === sum;
  });
  return isScore ? undefined : { home: current.homePeriod, away: current.awayPeriod };
}

/** For a contest with many competitors: the newest split, or the number of competitors already judged. */
function progressFields(set: SetRow | undefined): Pick<Moment, 'split' | 'progress'> {
  const { pulse, live } = set ?? {};
  const [leader, second] = pulse?.splits ?? [];
  const label = live?.details.find(({ code, pos }) => code === 'INTERMEDIATE' && pos === leader?.pos)?.value;
  const hasFinisher = set?.summary.some(({ result }) => result);
  if (leader && label && !hasFinisher) {
    const gap = second?.pos === leader.pos ? (second.diff ?? undefined) : undefined;
    return { split: { label, leader, gap } };
  }
  if (!pulse || pulse.done === 0 || pulse.done >= pulse.total) return {};
  return { progress: { done: pulse.done, total: pulse.total, next: pulse.next ?? undefined } };
}

/** Adds each side's shoot-out count, which is not part of its score. */
export function withShootOut(
  summary: readonly LineSummary[],
  shootOut: SetRow['shoot_out'],
): (LineSummary & { shootOut?: string })[] {
  if (!shootOut) return [...summary];
  return summary.map((line, index) => {
    const isHome = line.side === undefined ? index === 0 : line.side === 'home';
    return { ...line, shootOut: isHome ? shootOut.homePeriod : shootOut.awayPeriod };
  });
}
