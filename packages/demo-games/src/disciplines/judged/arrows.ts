import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, ShownLine } from '../../formats/contest.ts';
import { nestedDetail, fact } from '../../formats/elements.ts';

interface Archer extends Mark {
  rounds: { points: number; tens: number; xs: number }[];
}

/** The ranking round: two rounds of 36 arrows. Equal totals are separated by tens, then by Xs. */
export function arrows(): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'POINTS',
    decimals: 0,
    play: (competitors, { random }): ContestResult => {
      const archers = competitors.map((competitor, index): Archer => {
        const rounds = [1, 2].map(() => {
          const points = Math.round(Math.max(230, Math.min(352, 300 + competitor.strength * 14 + random.gauss() * 6)));
          const tens = Math.max(0, Math.round((points - 245) / 4.4 + random.gauss() * 1.5));
          return { points, tens, xs: Math.max(0, Math.min(tens, Math.round(tens * random.between(0.2, 0.45)))) };
        });
        return { competitor, start: index + 1, value: null, rounds };
      });
      for (const archer of archers) Object.assign(archer, roundsMark(archer.rounds));
      const archersById = new Map(archers.map((archer) => [archer.competitor.id, archer]));
      return {
        marks: archers,
        steps: [0, 0.5],
        breaks: [0.5],
        resultAt: (progress, lines) => {
          if (progress === 'start') return startLines(lines);
          const completedRounds = progress === 'final' ? 2 : Math.floor(progress * 2);
          const shownLines = lines.map((line): ShownLine => {
            const rounds = archersById.get(line.competitor.id)!.rounds.slice(0, completedRounds);
            return { line, ...roundsMark(rounds), details: arrowDetails(rounds) };
          });
          return { results: resultLines(shownLines, contest) };
        },
      };
    },
  };
  return contest;
}

function roundsMark(rounds: Archer['rounds']): { value: number | null; text?: string; countback: number[] } {
  if (rounds.length === 0) return { value: null, countback: [] };
  const sum = (getValue: (round: Archer['rounds'][number]) => number) =>
    rounds.reduce((total, round) => total + getValue(round), 0);
  const points = sum((round) => round.points);
  return {
    value: points * 1000,
    text: String(points),
    countback: [sum((round) => round.tens), sum((round) => round.xs)],
  };
}

function arrowDetails(rounds: Archer['rounds']): Detail[] {
  if (rounds.length === 0) return [];
  const { countback } = roundsMark(rounds);
  return [
    ...rounds.map((round, index) =>
      fact('ROUND', index + 1, round.points, {
        extensions: [nestedDetail('TENS', undefined, round.tens), nestedDetail('X', undefined, round.xs)],
      }),
    ),
    fact('TENS', 'TOT', countback[0]),
    fact('X', 'TOT', countback[1]),
  ];
}
