import { formatDifference, formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsAt } from '../steps.ts';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor, Line, Progress } from '../../model.ts';
import type { Random } from '../../random.ts';

/** A race against the clock, in lanes or from a mass start. */
export interface RaceData {
  /** Time of a very good athlete, in thousandths of a second. */
  bestMs: number;
  /** Additional time per step of strength, as a fraction. */
  spread: number;
  decimals: number;
  /** Splits: label (distance or place) and fraction of the total time. */
  splits: readonly { label: string; share: number }[];
  /** Label of the finish if splits are not distances. */
  finish?: string;
  /** Reaction time from the start signal, thousandths. */
  reaction?: readonly [number, number];
  hasWind?: boolean;
  /** Mass start: competitors finish in groups, and marks such as DNF follow the rules of road races. */
  isMass?: boolean;
  /** Every starter finishes, as in a pool. */
  hasNoStops?: boolean;
  /** Riders of one group get the same time. */
  hasBunches?: boolean;
  /** Legs of a relay, one per member. */
  isRelay?: boolean;
  /** True if take-over times are measured, as in a pool. */
  hasTakeOvers?: boolean;
  lanes: number;
}

interface Runner extends Mark {
  /** Times at each split, thousandths. */
  at: number[];
  reaction?: number;
  /** Take-over times from the touch of the wall to leaving the block, for all members but the first; thousandths. */
  takeOvers?: number[];
  irmAfter: number;
}

export function race(data: RaceData): Contest {
  const contest: Contest = {
    better: 'lower',
    resultType: 'TIME',
    decimals: data.decimals,
    // Times of road races are not comparable.
    entryMark: data.isMass ? undefined : ({ strength }) => formatMark(drawTime(data, strength), 'time', data.decimals),
    play: (competitors, round) => playRace(data, contest, competitors, round),
  };
  return contest;
}

/** Time of an athlete of this strength, in thousandths of a second. */
function drawTime({ bestMs, spread, decimals }: RaceData, strength: number): number {
  const step = 10 ** (3 - decimals);
  return Math.round((bestMs * (1 + spread * (2.4 - strength))) / step) * step;
}

function playRace(data: RaceData, contest: Contest, competitors: readonly Competitor[], round: Round): ContestResult {
  const { random } = round;
  const runners = competitors.map((competitor, index): Runner => {
    const form = competitor.strength + random.gauss() * 0.3 + (round.isFinal ? 0.15 : 0);
    const time = drawTime(data, form);
    const irm = drawIrm(data, round);
    return {
      competitor,
      start: assignLane(index, data, competitors.length),
      value: irm ? null : time,
      irm,
      irmAfter: random.next(),
      at: splitTimes(data, time, random),
      reaction: data.reaction && random.int(...data.reaction),
      takeOvers: data.hasTakeOvers ? drawTakeOvers(competitor, random) : undefined,
    };
  });
  if (data.hasBunches) groupBunches(runners);
  if (round.quirk) tie(runners, round.quirk);
  for (const runner of runners) {
    if (runner.value !== null) runner.text = formatMark(runner.value, 'time', data.decimals);
    if (runner.irm === 'DNS') runner.at = [];
  }
  const wind = data.hasWind ? random.between(-1.6, 2.4) : undefined;
  const slowest = Math.max(...runners.map((runner) => runner.value ?? 0), 1) * 1.01;
  const content = raceResultAt(data, contest, runners, slowest, wind);
  return { marks: runners, steps: progressSteps(data, runners, slowest), resultAt: content };
}

function drawTakeOvers({ id, members }: Competitor, random: Random): number[] {
  const teamRandom = random.fork(`take-over ${id}`);
  return members.slice(1).map(() => teamRandom.int(30, 420));
}

function drawIrm(data: RaceData, round: Round): string | undefined {
  const { random } = round;
  const draw = random.next();
  if (round.quirk) return undefined;
  if (draw < (round.isFinal ? 0.004 : 0.012)) return 'DNS';
  if (draw < 0.02) return 'DSQ';
  if (draw < (data.isMass ? 0.055 : 0.022) && !data.hasNoStops) return 'DNF';
  return undefined;
}

/** The fastest entries get the middle lanes; a mass start follows the start numbers. */
function assignLane(index: number, data: RaceData, count: number): number {
  if (data.isMass || count > data.lanes) return index + 1;
  const middle = Math.ceil(data.lanes / 2);
  return middle + (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2);
}

/** Varies each section a little around its share of the time, in proportion to its length. */
function splitTimes(data: RaceData, time: number, random: Random): number[] {
  // Rounded like the result, so that the sections add up to it.
  const step = 10 ** (3 - data.decimals);
  const shares = [...data.splits.map(({ share }) => share), 1];
  const sections = shares.map((share, index) => (share - (shares[index - 1] ?? 0)) * (1 + random.gauss() * 0.012));
  const totalLength = sections.reduce((sum, section) => sum + section, 0);
  let [ridden, last] = [0, 0];
  return data.splits.map((_, index) => {
    ridden += sections[index]!;
    last = Math.max(last + step, Math.round((time * ridden) / totalLength / step) * step);
    return Math.min(last, time - step);
  });
}

/**
 * On the road, riders who arrive at most a second apart get the same time; the order of the lines shows who was
 * first.
 */
function groupBunches(runners: readonly Runner[]): void {
  const sorted = runners.filter((runner) => runner.value !== null).sort((a, b) => a.value! - b.value!);
  const ridden = sorted.map((runner) => runner.value!);
  for (const [index, runner] of sorted.entries()) {
    runner.countback = [index];
    const isClose = index > 0 && ridden[index]! - ridden[index - 1]! <= 1000;
    if (isClose) runner.value = sorted[index - 1]!.value;
  }
}

function tie(runners: Runner[], quirk: 'dead-heat' | 'two-silvers'): void {
  const [first, second, third] = runners.filter((runner) => runner.value !== null).sort((a, b) => a.value! - b.value!);
  if (quirk === 'dead-heat' && first && second) second.value = first.value;
  if (quirk === 'two-silvers' && second && third) third.value = second.value;
}

/** Times of the leader and the last at each split, then of the first three and the last at the finish. */
function progressSteps(data: RaceData, runners: readonly Runner[], slowest: number): number[] {
  const sortTimes = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
  const crossings = data.splits.flatMap((_, index) => {
    const times = sortTimes(runners.flatMap(({ at }) => at[index] ?? []));
    return [times[0], times.at(-1)];
  });
  const finishes = sortTimes(runners.flatMap(({ value }) => value ?? []));
  const moments = [...crossings, ...finishes.slice(0, 3), finishes.at(-1)].filter((at) => at !== undefined);
  return stepsAt(moments, slowest);
}

function raceResultAt(
  data: RaceData,
  contest: Contest,
  runners: readonly Runner[],
  slowest: number,
  wind: number | undefined,
): ContestResult['resultAt'] {
  const runnersById = new Map(runners.map((runner) => [runner.competitor.id, runner]));
  return (progress: Progress, lines: readonly Line[]) => {
    if (progress === 'start') return startLines(lines);
    const isOver = progress === 'final';
    const elapsed = isOver ? Infinity : progress * slowest + 0.5;
    const shownLines = lines.map((line): ShownLine => {
      const runner = runnersById.get(line.competitor.id)!;
      const hasFinished = line.irm
        ? isOver || progress > runner.irmAfter || line.irm === 'DNS'
        : runner.value! <= elapsed;
      return {
        line,
        value: hasFinished ? line.value : null,
        text: line.result,
        irm: hasFinished ? line.irm : undefined,
        countback: runner.countback,
        details: runnerDetails(data, runner, runners, elapsed, hasFinished && line.value !== null),
        memberDetails: data.isRelay ? (_, index) => legDetails(data, runner, index, hasFinished) : undefined,
        photoFinish: isOver && runner.countback && line.rank !== null && line.rank <= 3 ? 'E' : undefined,
      };
    });
    const infos: Detail[] = data.splits.map((split, index) =>
      fact('INTERMEDIATE', index + 1, split.label, { type: 'UI' }),
    );
    if (data.finish !== undefined) infos.push(fact('INTERMEDIATE', 'F', data.finish, { type: 'UI' }));
    if (wind !== undefined && isOver) infos.push(fact('WIND_SPEED', undefined, writeSigned(wind), { type: 'UI' }));
    return { results: resultLines(shownLines, contest), infos };
  };
}

function runnerDetails(
  data: RaceData,
  runner: Runner,
  runners: readonly Runner[],
  elapsed: number,
  hasFinished: boolean,
): Detail[] {
  const details: Detail[] = [];
  if (runner.reaction !== undefined && runner.irm !== 'DNS') {
    details.push(fact('REACT_TIME', undefined, (runner.reaction / 1000).toFixed(data.decimals === 2 ? 2 : 3)));
  }
  const reached = runner.irm ? Math.floor(runner.at.length * runner.irmAfter) : runner.at.length;
  for (const [index, at] of runner.at.entries()) {
    if (at > elapsed || index >= reached) break;
    const runnersAhead = runners.filter((other) => (other.at[index] ?? Infinity) < at);
    const leader = Math.min(...runners.map((other) => other.at[index] ?? Infinity));
    const rank = String(runnersAhead.length + 1);
    details.push(
      fact('INTERMEDIATE', index + 1, formatMark(at, 'time', data.decimals), {
        attributes: {
          Value2: formatMark(at - (runner.at[index - 1] ?? 0), 'time', data.decimals),
          Rank: rank,
          SortOrder: rank,
          Diff: at > leader ? formatDifference(at - leader, 'time', data.decimals) : undefined,
        },
      }),
    );
  }
  if (hasFinished && runner.at.length > 0) {
    const lap = runner.value! - (runner.at.at(-1) ?? 0);
    details.push(
      fact('INTERMEDIATE', 'F', runner.text, {
        attributes: { Value2: formatMark(Math.max(lap, 0), 'time', data.decimals) },
      }),
    );
  }
  return details;
}

/** The leg of a relay member, from the splits at the take-overs. */
function legDetails(data: RaceData, runner: Runner, index: number, hasFinished: boolean): Detail[] {
  if (!hasFinished || runner.value === null) return [];
  const splitsInLeg = (data.splits.length + 1) / 4;
  const takeOver = (leg: number) => (leg === 0 ? 0 : (runner.at[leg * splitsInLeg - 1] ?? runner.value!));
  const leg = takeOver(index + 1) - takeOver(index);
  const change = runner.takeOvers?.[index - 1];
  return [
    fact('LEG_SPLIT', undefined, formatMark(leg, 'time', data.decimals), {
      extensions: [nestedDetail('LEG', undefined, index + 1)],
    }),
    ...(change === undefined ? [] : [fact('REACT_TIME', undefined, (change / 1000).toFixed(2))]),
  ];
}

function writeSigned(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
}
