import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsByTurn, completedTurns } from '../steps.ts';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import { scoreFacts, drawScore } from './routines.ts';
import type { RoutinesData, Score } from './routines.ts';

/** On each apparatus the best two of three scores count. */
const countingScores = 2;

interface Team extends Mark {
  /** Scores of each member, in team order. */
  scores: Score[][];
}

/** A team's score is the sum of the best scores on each apparatus. */
export function teamRoutines(data: RoutinesData): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'POINTS',
    decimals: data.decimals,
    play: (competitors, round) => play(data, contest, competitors, round),
  };
  return contest;
}

function play(data: RoutinesData, contest: Contest, competitors: readonly Competitor[], round: Round): ContestResult {
  const teams = competitors.map((competitor, index): Team => ({
    competitor,
    start: index + 1,
    value: null,
    scores: competitor.members.map(() => []),
  }));
  let order = 0;
  for (const part of data.parts.keys()) {
    for (const { competitor, scores } of teams) {
      for (const [index, { strength }] of competitor.members.entries())
        scores[index]!.push(drawScore(data, { strength }, round, part, (order += 1)));
    }
  }
  for (const team of teams) Object.assign(team, teamMark(data, team.scores));
  const teamsById = new Map(teams.map((team) => [team.competitor.id, team]));
  const total = order;
  return {
    marks: teams,
    steps: stepsByTurn(total),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const completedCount = progress === 'final' ? total : completedTurns(progress, total);
      const shownLines = lines.map((line): ShownLine => {
        const scoresSoFar = teamsById
          .get(line.competitor.id)!
          .scores.map((memberScores) => memberScores.filter((score) => score.order <= completedCount));
        return {
          line,
          ...teamMark(data, scoresSoFar),
          details: apparatusFacts(data, scoresSoFar),
          memberDetails: (_, index) => (scoresSoFar[index] ?? []).flatMap((score) => scoreFacts(data, score)),
        };
      });
      return { results: resultLines(shownLines, contest) };
    },
  };
}

/** The counting scores on an apparatus; undefined if no team member has performed on it. */
function partSum(scores: readonly Score[][], part: number): number | undefined {
  const partScores = scores.flat().filter((score) => score.part === part);
  if (partScores.length === 0) return undefined;
  const best = partScores.map(({ total }) => total).sort((a, b) => b - a);
  return best.slice(0, countingScores).reduce((sum, score) => sum + score, 0);
}

function teamMark(data: RoutinesData, scores: readonly Score[][]): Pick<ShownLine, 'value' | 'text'> {
  const sums = [...data.parts.keys()].flatMap((part) => partSum(scores, part) ?? []);
  if (sums.length === 0) return { value: null };
  const value = sums.reduce((total, sum) => total + sum, 0);
  return { value, text: formatMark(value, 'points', data.decimals) };
}

function apparatusFacts(data: RoutinesData, scores: readonly Score[][]): Detail[] {
  return data.parts.flatMap((apparatus, part) => {
    const sum = partSum(scores, part);
    if (sum === undefined) return [];
    const extensions = [nestedDetail('APPARATUS', undefined, apparatus)];
    return [fact('SCORE', part + 1, formatMark(sum, 'points', data.decimals), { extensions })];
  });
}
