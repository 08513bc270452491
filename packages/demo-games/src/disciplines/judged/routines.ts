import { formatMark } from '@podium/games';
import type { Detail } from '@podium/odf';
import { resultLines, startLines } from '../../formats/contest.ts';
import type { Contest, Mark, ContestResult, Round, ShownLine } from '../../formats/contest.ts';
import { stepsByTurn, completedTurns } from '../steps.ts';
import { nestedDetail, fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';

/** Judged scores in sequence: routines on apparatus, kata. Several scores are added up. */
export interface RoutinesData {
  /** One part per counting score: the code of an apparatus, repeated for two vaults; empty if there is no apparatus. */
  parts: readonly string[];
  difficulty: readonly [number, number];
  execution: readonly [number, number];
  hasArtistry?: boolean;
  /** Two vaults: their mean counts, truncated instead of rounded. */
  isMean?: boolean;
  decimals: 2 | 3;
}

export interface Score {
  order: number;
  part: number;
  difficulty: number;
  execution: number;
  artistry: number;
  penalty: number;
  total: number;
}
interface Gymnast extends Mark {
  scores: Score[];
}

export function routines(data: RoutinesData): Contest {
  const contest: Contest = {
    better: 'higher',
    resultType: 'POINTS',
    decimals: data.decimals,
    play: (competitors, round) => playRoutines(data, contest, competitors, round),
  };
  return contest;
}

function playRoutines(
  data: RoutinesData,
  contest: Contest,
  competitors: readonly Competitor[],
  round: Round,
): ContestResult {
  let order = 0;
  const gymnasts: Gymnast[] = competitors.map((competitor, index) => ({
    competitor,
    start: index + 1,
    value: null,
    scores: [],
  }));
  for (const part of data.parts.keys()) {
    for (const gymnast of gymnasts) gymnast.scores.push(drawScore(data, gymnast.competitor, round, part, (order += 1)));
  }
  for (const gymnast of gymnasts) {
    gymnast.value = routineTotal(data, gymnast.scores);
    gymnast.text = formatMark(gymnast.value!, 'points', data.decimals);
    if (round.random.chance(0.006)) Object.assign(gymnast, { value: null, text: undefined, irm: 'DNS', scores: [] });
  }
  const gymnastsById = new Map(gymnasts.map((gymnast) => [gymnast.competitor.id, gymnast]));
  const total = order;
  return {
    marks: gymnasts,
    steps: stepsByTurn(total),
    resultAt: (progress, lines) => {
      if (progress === 'start') return startLines(lines);
      const completedCount = progress === 'final' ? total : completedTurns(progress, total);
      const shownLines = lines.map((line): ShownLine => {
        const scoresSoFar = gymnastsById
          .get(line.competitor.id)!
          .scores.filter((score) => score.order <= completedCount);
        const value = routineTotal(data, scoresSoFar);
        return {
          line,
          value,
          text: value === null ? undefined : formatMark(value, 'points', data.decimals),
          irm: line.irm,
          details: scoresSoFar.flatMap((score) => scoreFacts(data, score)),
        };
      });
      return { results: resultLines(shownLines, contest) };
    },
  };
}

export function drawScore(
  data: RoutinesData,
  { strength }: Pick<Competitor, 'strength'>,
  { random }: Round,
  part: number,
  order: number,
): Score {
  const level = Math.max(0.02, Math.min(1, 0.5 + strength * 0.16 + random.gauss() * 0.12));
  const drawBetween = ([low, high]: readonly [number, number], to: number) =>
    Math.round((low + (high - low) * to) * (data.decimals === 3 ? 30 : 20)) * (data.decimals === 3 ? 1000 / 30 : 50);
  const roundScore = (value: number) =>
    Math.round(value / (data.decimals === 3 ? 1 : 10)) * (data.decimals === 3 ? 1 : 10);
  const difficulty = Math.round(drawBetween(data.difficulty, level) / 100) * 100;
  const execution = roundScore(drawBetween(data.execution, Math.min(1, level + random.gauss() * 0.08)));
  const artistry = data.hasArtistry
    ? roundScore(drawBetween(data.execution, Math.min(1, level + random.gauss() * 0.06)))
    : 0;
  const penalty = random.chance(0.08) ? 100 : 0;
  return { order, part, difficulty, execution, artistry, penalty, total: difficulty + execution + artistry - penalty };
}

function routineTotal(data: RoutinesData, scores: readonly Score[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + score.total, 0);
  return data.isMean ? Math.floor(sum / data.parts.length) : sum;
}

export function scoreFacts(data: RoutinesData, score: Score): Detail[] {
  const pos = score.part + 1;
  const text = (value: number) => formatMark(value, 'points', data.decimals);
  const apparatus = data.parts[score.part]!;
  return [
    fact('DIFFICULTY', pos, text(score.difficulty)),
    ...(data.hasArtistry ? [fact('ARTISTRY', pos, text(score.artistry))] : []),
    fact('EXECUTION', pos, text(score.execution)),
    ...(score.penalty > 0 ? [fact('PENALTY', pos, text(score.penalty))] : []),
    fact('SCORE', pos, text(score.total), {
      extensions: apparatus ? [nestedDetail('APPARATUS', undefined, apparatus)] : [],
    }),
  ];
}
