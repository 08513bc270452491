import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { drawShot, firingPoint, ringsText } from './shots.ts';

const seriesShots = 5;
/**
 * After two series of five shots and two single shots the first shooter is eliminated, then one after every second
 * shot.
 */
const firstLeave = 12;

interface Finalist extends Mark {
  shots: number[];
  /** Shoot-off shots that broke a tie for elimination, with the number of shots before. */
  shootOffs: { after: number; shot: number }[];
}

/**
 * The final counts tenths for all and consists of single shots; after every second shot the last shooter is
 * eliminated.
 */
export function playFinal(contest: Contest, competitors: readonly Competitor[], { random }: Round): ContestResult {
  const finalists = competitors.map((competitor, index): Finalist => ({
    competitor,
    start: index + 1,
    value: null,
    shots: [],
    shootOffs: [],
  }));
  const shoot = (finalist: Finalist) => drawShot(finalist.competitor, 'rifle', random);
  let remaining = [...finalists];
  let shots = 0;
  for (let leaveAfter = firstLeave; remaining.length > 1; leaveAfter += 2) {
    for (; shots < leaveAfter; shots += 1) for (const finalist of remaining) finalist.shots.push(shoot(finalist));
    const leaving = findEliminated(remaining, shots, shoot);
    remaining = remaining.filter((finalist) => finalist !== leaving);
  }
  for (const finalist of finalists) Object.assign(finalist, finalMark(finalist, shots));
  const finalistsById = new Map(finalists.map((finalist) => [finalist.competitor.id, finalist]));
  const stops = [5, ...Array.from({ length: (shots - 10) / 2 + 1 }, (_, index) => 10 + index * 2)];
  const length = shots;
  return {
    marks: finalists,
    steps: [0, ...stops.slice(0, -1).map((stop) => stop / length)],
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines, (line) => [firingPoint(line.start)]);
      const completedShots = progress === 'final' ? length : Math.round(progress * length);
      const shownLines = lines.map((line): ShownLine => {
        const finalist = finalistsById.get(line.competitor.id)!;
        return { line, ...finalMark(finalist, completedShots), details: shotDetails(finalist, completedShots) };
      });
      return { results: resultLines(shownLines, contest) };
    },
  };
}

/** The shooter with the lowest score is eliminated; shooters level for it shoot off until they differ. */
function findEliminated(
  remaining: readonly Finalist[],
  shots: number,
  shoot: (finalist: Finalist) => number,
): Finalist {
  const min = Math.min(...remaining.map(({ shots }) => sumShots(shots)));
  let level = remaining.filter(({ shots }) => sumShots(shots) === min);
  while (level.length > 1) {
    const shootOff = level.map((finalist) => ({ finalist, shot: shoot(finalist) }));
    for (const { finalist, shot } of shootOff) finalist.shootOffs.push({ after: shots, shot });
    const worst = Math.min(...shootOff.map(({ shot }) => shot));
    level = shootOff.filter(({ shot }) => shot === worst).map(({ finalist }) => finalist);
  }
  return level[0]!;
}

const sumShots = (shots: readonly number[]): number => shots.reduce((sum, shot) => sum + shot, 0);

/** Eliminated shooters rank by the time of their elimination, because those still in have shot more. */
function finalMark(
  { shots, shootOffs }: Finalist,
  completedShots: number,
): Pick<ShownLine, 'value' | 'text'> & { countback?: number[] } {
  const shotsSoFar = shots.slice(0, completedShots);
  if (shotsSoFar.length === 0) return { value: null };
  const total = sumShots(shotsSoFar);
  const shootOffShots = shootOffs
    .filter(({ after }) => after === shotsSoFar.length && after <= completedShots)
    .map(({ shot }) => shot);
  return { value: total, text: ringsText('rifle', total), countback: shootOffShots };
}

function shotDetails({ shots, shootOffs }: Finalist, completedShots: number): Detail[] {
  const shotsSoFar = shots.slice(0, completedShots);
  const series = [shotsSoFar.slice(0, seriesShots), shotsSoFar.slice(seriesShots, 2 * seriesShots)];
  const singles = shotsSoFar.slice(2 * seriesShots);
  return [
    ...series.flatMap((part, index) =>
      part.length > 0 ? [fact('SERIES', index + 1, ringsText('rifle', sumShots(part)))] : [],
    ),
    ...singles.map((shot, index) => fact('SHOT', 2 * seriesShots + index + 1, ringsText('rifle', shot))),
    ...shootOffs
      .filter(({ after }) => after <= completedShots)
      .map(({ shot }, index) => fact('SHOOT_OFF', index + 1, ringsText('rifle', shot))),
  ];
}
