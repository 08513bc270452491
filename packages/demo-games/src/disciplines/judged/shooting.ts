import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Detail } from '@podium/odf';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { playFinal } from './shooting-final.ts';
import { drawShot, firingPoint, isInnerTen, ringsText } from './shots.ts';
import type { Firearm } from './shots.ts';

const seriesCount = 6;
const seriesShots = 10;

interface Shooter extends Mark {
  /** Shots in tenths of a ring, by series. */
  series: number[][];
}

/**
 * Sixty shots in six series; then a final of eight that starts from zero and eliminates the last shooter repeatedly.
 */
export function shooting(firearm: Firearm): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'POINTS',
    decimals: 1,
    play: (competitors, round) =>
      round.isFinal ? playFinal(contest, competitors, round) : playQualification(contest, firearm, competitors, round),
  };
  return contest;
}

function playQualification(
  contest: Contest,
  firearm: Firearm,
  competitors: readonly Competitor[],
  { random }: Round,
): ContestResult {
  const shooters = competitors.map((competitor, index): Shooter => {
    const series = Array.from({ length: seriesCount }, () =>
      Array.from({ length: seriesShots }, () => drawShot(competitor, firearm, random)),
    );
    return { competitor, start: index + 1, series, ...seriesMark(firearm, series) };
  });
  const shootersById = new Map(shooters.map((shooter) => [shooter.competitor.id, shooter]));
  const steps = Array.from({ length: seriesCount }, (_, index) => index / seriesCount);
  return {
    marks: shooters,
    steps,
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines, (line) => [firingPoint(line.start)]);
      const completedSeries = progress === 'final' ? seriesCount : Math.round(progress * seriesCount);
      const shownLines = lines.map((line): ShownLine => {
        const series = shootersById.get(line.competitor.id)!.series.slice(0, completedSeries);
        return {
          line,
          ...seriesMark(firearm, series),
          details: [...series.flatMap((shots, index) => seriesFact(firearm, shots, index)), ...innerTenDetails(series)],
        };
      });
      return { results: resultLines(shownLines, contest) };
    },
  };
}

/** Level totals are separated by inner tens, then by the series, from last to first. */
function seriesMark(firearm: Firearm, series: readonly number[][]): Pick<ShownLine, 'value' | 'text' | 'countback'> {
  if (series.length === 0) return { value: null };
  const sums = series.map((shots) => sumShots(firearm, shots));
  const total = sums.reduce((sum, seriesSum) => sum + seriesSum, 0);
  const tens = series.flat().filter(isInnerTen).length;
  const plain = ringsText(firearm, total);
  return {
    value: total,
    text: firearm === 'pistol' ? `${plain}-${String(tens).padStart(2, '0')}x` : plain,
    countback: [tens, ...sums.toReversed()],
  };
}

/** Pistol scores count whole rings, rifle scores count tenths. */
function sumShots(firearm: Firearm, shots: readonly number[]): number {
  return shots.reduce((sum, shot) => sum + (firearm === 'pistol' ? Math.min(10, Math.floor(shot / 10)) * 10 : shot), 0);
}

function seriesFact(firearm: Firearm, shots: readonly number[], index: number): Detail {
  return fact('SERIES', index + 1, ringsText(firearm, sumShots(firearm, shots)), {
    extensions: [nestedDetail('X', undefined, shots.filter(isInnerTen).length)],
  });
}

function innerTenDetails(series: readonly number[][]): Detail[] {
  return series.length === 0 ? [] : [fact('X', 'TOT', series.flat().filter(isInnerTen).length)];
}
