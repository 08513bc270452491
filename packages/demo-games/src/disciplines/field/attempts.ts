import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsByTurn, completedTurns } from '../steps.ts';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';

/** Jumps and throws for distance: three attempts, and three more for the best eight in a final. */
export interface AttemptsData {
  /** Distance of a very good athlete, in thousandths of a meter. */
  best: number;
  spread: number;
  hasWind?: boolean;
}

interface Attempt {
  order: number;
  /** Thousandths; `x` a failure, `-` a pass. */
  value: number | 'x' | '-';
  wind?: number;
}
interface Thrower extends Mark {
  attempts: Attempt[];
}

export function attempts(data: AttemptsData): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'DISTANCE',
    decimals: 2,
    entryMark: ({ strength }) => formatMark(drawDistance(data, 2.6 - strength), 'distance', 2),
    play: (competitors, round) => playAttempts(data, contest, competitors, round),
  };
  return contest;
}

function playAttempts(
  data: AttemptsData,
  contest: Contest,
  competitors: readonly Competitor[],
  round: Round,
): ContestResult {
  const throwers: Thrower[] = competitors.map((competitor, index) => ({
    competitor,
    start: index + 1,
    value: null,
    attempts: [],
  }));
  const absent = new Set(throwers.filter(() => round.random.chance(0.01)));
  let order = 0;
  const attemptAll = (group: readonly Thrower[]): void => {
    for (const thrower of group) {
      if (!absent.has(thrower))
        thrower.attempts.push({ order: (order += 1), ...drawAttempt(data, thrower.competitor, round) });
    }
  };
  for (let turn = 1; turn <= 3; turn += 1) attemptAll(throwers);
  if (round.isFinal) {
    const leaders = throwers
      .toSorted((a, b) => (sortedBestMarks(b.attempts)[0] ?? 0) - (sortedBestMarks(a.attempts)[0] ?? 0))
      .slice(0, 8)
      .reverse();
    for (let turn = 4; turn <= 6; turn += 1) attemptAll(leaders);
  }
  for (const thrower of throwers) {
    const [best, ...others] = sortedBestMarks(thrower.attempts);
    thrower.value = best ?? null;
    thrower.countback = others;
    thrower.irm = absent.has(thrower) ? 'DNS' : best === undefined ? 'NM' : undefined;
    thrower.text = best === undefined ? undefined : formatMark(best, 'distance', 2);
  }
  const total = order;
  const throwersById = new Map(throwers.map((thrower) => [thrower.competitor.id, thrower]));
  const rounds = round.isFinal ? 6 : 3;
  return {
    marks: throwers,
    steps: stepsByTurn(total),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const completedCount = progress === 'final' ? total : completedTurns(progress, total);
      const shownLines = lines.map((line): ShownLine => {
        const thrower = throwersById.get(line.competitor.id)!;
        const attemptsSoFar = thrower.attempts.filter((attempt) => attempt.order <= completedCount);
        const marks = sortedBestMarks(attemptsSoFar);
        return {
          line,
          value: marks[0] ?? null,
          text: marks[0] === undefined ? undefined : formatMark(marks[0], 'distance', 2),
          irm: progress === 'final' || line.irm === 'DNS' ? line.irm : undefined,
          countback: marks.slice(1),
          details: attemptDetails(attemptsSoFar),
        };
      });
      return {
        results: resultLines(shownLines, contest),
        infos: [fact('INTERMEDIATES_TOTAL', undefined, rounds, { type: 'UI' })],
      };
    },
  };
}

/** Distance of an athlete some steps of strength behind a very good one, in millimeters. */
function drawDistance({ best, spread }: AttemptsData, gapToBest: number): number {
  return Math.max(1000, Math.round((best * (1 - spread * gapToBest)) / 10) * 10);
}

function drawAttempt(data: AttemptsData, { strength }: Competitor, { random }: Round): Omit<Attempt, 'order'> {
  const draw = random.next();
  if (draw < 0.27) return { value: 'x' };
  if (draw < 0.29) return { value: '-' };
  return {
    value: drawDistance(data, 2.6 - strength + Math.abs(random.gauss()) * 0.5),
    wind: data.hasWind ? Math.round(random.between(-1.8, 2.6) * 10) / 10 : undefined,
  };
}

function sortedBestMarks(attempts: readonly Attempt[]): number[] {
  return attempts.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])).sort((a, b) => b - a);
}

function attemptDetails(attempts: readonly Attempt[]): Detail[] {
  let best = 0;
  let bestAttempt: { number: number; wind?: number } | undefined;
  const details = attempts.map(({ value, wind }, index): Detail => {
    if (typeof value === 'number' && value > best) {
      best = value;
      bestAttempt = { number: index + 1, wind };
    }
    const extensions: Detail[] = [];
    if (typeof value === 'number' && wind !== undefined)
      extensions.push(nestedDetail('WIND_SPEED', undefined, writeSigned(wind)));
    if (best > 0) extensions.push(nestedDetail('AFTER_ATTEMPT_BEST', undefined, formatMark(best, 'distance', 2)));
    return fact('INTERMEDIATE', index + 1, typeof value === 'number' ? formatMark(value, 'distance', 2) : value, {
      extensions,
    });
  });
  if (bestAttempt) {
    details.push(fact('BEST_ATTEMPT_NUM', undefined, bestAttempt.number));
    if (bestAttempt.wind !== undefined) {
      const attributes = { Value2: bestAttempt.wind > 2 ? 'Y' : undefined };
      details.push(fact('WIND_SPEED', undefined, writeSigned(bestAttempt.wind), { attributes }));
    }
  }
  return details;
}

function writeSigned(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
}
