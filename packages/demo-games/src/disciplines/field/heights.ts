import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsByTurn, completedTurns } from '../steps.ts';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';

/** High jump and pole vault: three consecutive failures eliminate an athlete. */
export interface HeightsData {
  best: number;
  spread: number;
  first: number;
  step: number;
}

interface HeightAttempt {
  order: number;
  height: number;
  isOver: boolean;
}
interface Jumper extends Mark {
  tries: HeightAttempt[];
  isOut: boolean;
}

export function heights(data: HeightsData): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'DISTANCE',
    decimals: 2,
    play: (competitors, round) => playHeights(data, contest, competitors, round),
  };
  return contest;
}

function playHeights(
  data: HeightsData,
  contest: Contest,
  competitors: readonly Competitor[],
  { random }: Round,
): ContestResult {
  const jumpers: Jumper[] = competitors.map((competitor, index) => ({
    competitor,
    start: index + 1,
    value: null,
    tries: [],
    isOut: false,
  }));
  const limits = new Map(
    jumpers.map((jumper) => [jumper, data.best * (1 - data.spread * (2.4 - jumper.competitor.strength))]),
  );
  const bars: number[] = [];
  let order = 0;
  for (let bar = data.first; jumpers.some((jumper) => !jumper.isOut) && bars.length < 24; bar += data.step) {
    bars.push(bar);
    for (let turn = 1; turn <= 3; turn += 1) {
      for (const jumper of jumpers) {
        const limit = limits.get(jumper)!;
        if (jumper.isOut || hasCleared(jumper.tries, bar) || bar < limit - data.step * 5) continue;
        const isOver = random.chance(1 / (1 + Math.exp((bar - limit) / (data.step * 0.7))));
        jumper.tries.push({ order: (order += 1), height: bar, isOver });
        jumper.isOut = !isOver && turn === 3;
      }
    }
  }
  for (const jumper of jumpers)
    Object.assign(jumper, bestHeight(jumper.tries), { irm: best(jumper.tries) === null ? 'NM' : undefined });
  const total = order;
  const jumpersById = new Map(jumpers.map((jumper) => [jumper.competitor.id, jumper]));
  return {
    marks: jumpers,
    steps: stepsByTurn(total),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const completedCount = progress === 'final' ? total : completedTurns(progress, total);
      const shownLines = lines.map((line): ShownLine => {
        const attemptsSoFar = jumpersById
          .get(line.competitor.id)!
          .tries.filter((attempt) => attempt.order <= completedCount);
        return {
          line,
          ...bestHeight(attemptsSoFar),
          irm: progress === 'final' ? line.irm : undefined,
          details: heightDetails(attemptsSoFar, bars),
        };
      });
      const infos = bars.map((bar, index) =>
        fact('INTERMEDIATE', index + 1, formatMark(bar, 'distance', 2), { type: 'UI' }),
      );
      return { results: resultLines(shownLines, contest), infos };
    },
  };
}

function hasCleared(tries: readonly HeightAttempt[], bar: number): boolean {
  return tries.some((attempt) => attempt.height === bar && attempt.isOver);
}

function best(tries: readonly HeightAttempt[]): number | null {
  const cleared = tries.filter((attempt) => attempt.isOver).map((attempt) => attempt.height);
  return cleared.length === 0 ? null : Math.max(...cleared);
}

/** Ties at a height: fewer failures at that height, then fewer failures up to it. */
function bestHeight(tries: readonly HeightAttempt[]): { value: number | null; text?: string; countback: number[] } {
  const value = best(tries);
  if (value === null) return { value, countback: [] };
  const failures = tries.filter((attempt) => !attempt.isOver && attempt.height <= value);
  const atBest = failures.filter((failure) => failure.height === value).length;
  return { value, text: formatMark(value, 'distance', 2), countback: [-atBest, -failures.length] };
}

function heightDetails(attempts: readonly HeightAttempt[], bars: readonly number[]): Detail[] {
  return bars.flatMap((bar, index) => {
    const attemptsAtHeight = attempts.filter((attempt) => attempt.height === bar);
    const text = attemptsAtHeight.map((one) => (one.isOver ? 'o' : 'x')).join('');
    const isPassed = text === '' && attempts.some((one) => one.height > bar);
    return text || isPassed ? [fact('INTERMEDIATE', index + 1, text || '-')] : [];
  });
}
