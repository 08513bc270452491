import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsAt } from '../steps.ts';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import type { Random } from '../../random.ts';

/** Cross-country: a start loop and a number of laps; a lapped rider leaves the race and is ranked without a time. */
export interface MountainBikeData {
  loopMs: number;
  lapMs: number;
  laps: number;
  /** Additional time per step of strength, as a fraction. */
  spread: number;
}

interface Rider extends Mark {
  /** Times at the end of the start loop and of each lap, thousandths. */
  at: number[];
  lapsDown: number;
}

/** Penalty per missing lap; larger than the duration of any race. */
const lapBehind = 100_000_000;

export function mountainBike(data: MountainBikeData): Contest {
  const contest: Contest = {
    better: 'lower',
    resultType: 'TIME',
    decimals: 0,
    play: (competitors, round) => play(data, contest, competitors, round),
  };
  return contest;
}

function play(
  data: MountainBikeData,
  contest: Contest,
  competitors: readonly Competitor[],
  { random }: Round,
): ContestResult {
  const riders = competitors.map((competitor, index): Rider => ({
    competitor,
    start: index + 1,
    value: null,
    at: ride(data, competitor.strength + random.gauss() * 0.35, random),
    irm: drawIrm(random),
    lapsDown: 0,
  }));
  const leader = riders[0]!.at.map((_, index) => Math.min(...riders.map(({ at }) => at[index]!)));
  for (const rider of riders) finish(rider, leader, random);
  const ridersById = new Map(riders.map((rider) => [rider.competitor.id, rider]));
  const slowest = Math.max(...riders.map(({ at }) => at.at(-1) ?? 0)) * 1.01;
  const labels = ['SL', ...Array.from({ length: data.laps }, () => 'LAP')];
  return {
    marks: riders,
    steps: stepsAt(
      labels.flatMap((_, index) => crossings(riders, index)),
      slowest,
    ),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const elapsed = progress === 'final' ? Infinity : progress * slowest + 0.5;
      const shownLines = lines.map((line): ShownLine => {
        const rider = ridersById.get(line.competitor.id)!;
        const hasFinished = (rider.at.at(-1) ?? 0) <= elapsed;
        return {
          line,
          value: hasFinished ? line.value : null,
          text: line.result,
          irm: hasFinished ? line.irm : undefined,
          countback: rider.countback,
          resultType: rider.resultType,
          details: splitDetails(rider, riders, elapsed),
        };
      });
      const infos = labels.map((label, index) => fact('INTERMEDIATE', index + 1, label, { type: 'UI' }));
      return { results: resultLines(shownLines, contest), infos };
    },
  };
}

function ride({ loopMs, lapMs, laps, spread }: MountainBikeData, form: number, random: Random): number[] {
  const pace = 1 + spread * (2.4 - form);
  let at = 0;
  return [loopMs, ...Array.from({ length: laps }, () => lapMs)].map((meanMs) => {
    at += Math.round((meanMs * pace * (1 + random.gauss() * 0.008)) / 1000) * 1000;
    return at;
  });
}

function drawIrm(random: Random): string | undefined {
  const draw = random.next();
  return draw < 0.02 ? 'DNS' : draw < 0.07 ? 'DNF' : undefined;
}

/**
 * A rider who has lost four fifths of the leader's first lap leaves the race at the end of the lap, and is ranked by
 * the laps completed.
 */
function finish(rider: Rider, leader: readonly number[], random: Random): void {
  if (rider.irm === 'DNS') rider.at = [];
  if (rider.irm === 'DNF') rider.at = rider.at.slice(0, random.int(1, rider.at.length - 1));
  if (rider.irm) return;
  const limit = ((leader[1]! - leader[0]!) * 4) / 5;
  const isLate = (index: number) => rider.at[index]! - leader[index]! >= limit;
  const end = rider.at.findIndex((_, index) => index === rider.at.length - 1 || isLate(index));
  rider.lapsDown = rider.at.length - 1 - end;
  rider.at = rider.at.slice(0, end + 1);
  const last = rider.at.at(-1)!;
  rider.value = last + rider.lapsDown * lapBehind;
  if (rider.lapsDown > 0) rider.resultType = 'RANK';
  else rider.text = formatMark(last, 'time', 0);
}

/** Times at which the first and the last rider cross a line. */
function crossings(riders: readonly Rider[], index: number): number[] {
  const times = riders.flatMap(({ at }) => at[index] ?? []);
  return times.length === 0 ? [] : [Math.min(...times), Math.max(...times)];
}

function splitDetails(rider: Rider, riders: readonly Rider[], elapsed: number): Detail[] {
  const details = rider.at.flatMap((at, index) => {
    if (at > elapsed) return [];
    const splitTimes = riders.map((other) => other.at[index] ?? Infinity);
    const rank = String(splitTimes.filter((other) => other < at).length + 1);
    const leader = Math.min(...splitTimes);
    return fact('INTERMEDIATE', index + 1, formatMark(at, 'time', 0), {
      attributes: {
        Value2: formatMark(at - (rider.at[index - 1] ?? 0), 'time', 0),
        Rank: rank,
        SortOrder: rank,
        Diff: at > leader ? `+${formatMark(at - leader, 'time', 0)}` : undefined,
      },
    });
  });
  const isOut = rider.lapsDown > 0 && rider.at.at(-1)! <= elapsed;
  return isOut ? [...details, fact('LAPS_DOWN', undefined, rider.lapsDown)] : details;
}
