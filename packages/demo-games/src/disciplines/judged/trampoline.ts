import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import { stepsByTurn, completedTurns } from '../steps.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import type { Random } from '../../random.ts';

/** A routine of ten elements: scores by judges and by the measuring device, in thousandths. */
interface Routine {
  order: number;
  difficulty: number;
  execution: number;
  flight: number;
  displacement: number;
  penalty: number;
  total: number;
}
interface Gymnast extends Mark {
  routines: Routine[];
}

/**
 * Two routines in the qualification, of which the better one counts, and one in the final, which starts from zero.
 * Level scores are separated by execution, then by time of flight.
 */
export function trampolineRoutines(): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'POINTS',
    decimals: 3,
    play: (competitors, round) => play(contest, competitors, round),
  };
  return contest;
}

function play(contest: Contest, competitors: readonly Competitor[], { random, isFinal }: Round): ContestResult {
  const gymnasts = competitors.map((competitor, index): Gymnast => ({
    competitor,
    start: index + 1,
    value: null,
    routines: [],
  }));
  let order = 0;
  for (let routine = 0; routine < (isFinal ? 1 : 2); routine += 1)
    for (const { competitor, routines } of gymnasts) routines.push(drawRoutine(competitor, (order += 1), random));
  for (const gymnast of gymnasts) Object.assign(gymnast, bestRoutine(gymnast.routines));
  const gymnastsById = new Map(gymnasts.map((gymnast) => [gymnast.competitor.id, gymnast]));
  return {
    marks: gymnasts,
    steps: stepsByTurn(order),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const completedCount = progress === 'final' ? order : completedTurns(progress, order);
      const shownLines = lines.map((line): ShownLine => {
        const { routines } = gymnastsById.get(line.competitor.id)!;
        const jumped = routines.filter((routine) => routine.order <= completedCount);
        return { line, ...bestRoutine(jumped), irm: line.irm, details: jumped.flatMap(routineDetails) };
      });
      return { results: resultLines(shownLines, contest) };
    },
  };
}

function drawRoutine({ strength }: Competitor, order: number, random: Random): Routine {
  const level = Math.max(0.05, Math.min(1, 0.55 + strength * 0.13 + random.gauss() * 0.07));
  const drawBetween = (low: number, high: number, step: number, luck = 0.04) =>
    Math.round((low + (high - low) * Math.min(1, level + random.gauss() * luck)) / step) * step;
  const difficulty = drawBetween(8200, 15_200, 100);
  const execution = drawBetween(13_000, 17_800, 50);
  const flight = drawBetween(13_400, 17_100, 5);
  const displacement = Math.min(10_000, drawBetween(8600, 9900, 50, 0.2));
  // Two tenths for landing off the center of the bed, reported by the judges.
  const penalty = random.chance(0.1) ? 200 : 0;
  const total = difficulty + execution + flight + displacement - penalty;
  return { order, difficulty, execution, flight, displacement, penalty, total };
}

/** The best routine: its mark, and the values that separate equal marks. */
function bestRoutine(routines: readonly Routine[]): Pick<ShownLine, 'value' | 'text' | 'countback'> {
  const [best] = routines.toSorted(
    (a, b) => b.total - a.total || b.execution - a.execution || b.flight - a.flight || a.order - b.order,
  );
  if (!best) return { value: null };
  return { value: best.total, text: text(best.total), countback: [best.execution, best.flight] };
}

const text = (value: number, decimals = 3): string => formatMark(value, 'points', decimals);

function routineDetails(routine: Routine, index: number): Detail[] {
  const pos = index + 1;
  return [
    fact('DIFFICULTY', pos, text(routine.difficulty, 1)),
    fact('EXECUTION', pos, text(routine.execution, 2)),
    fact('TIME_OF_FLIGHT', pos, text(routine.flight)),
    fact('DISPLACEMENT', pos, text(routine.displacement, 2)),
    ...(routine.penalty > 0 ? [fact('PENALTY', pos, text(routine.penalty, 1))] : []),
    fact('ROUTINE', pos, text(routine.total)),
  ];
}
