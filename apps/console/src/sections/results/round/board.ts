/** One contest of a round as one row: the result that it shows, and the steps that one tap sends. */
import type { ResultSheet } from '@podium/contract';
import { wholeContest } from '@podium/games';
import type { NewStep } from '../results-api.ts';
import { entryState } from '../sheet-state.ts';

export type Outcome = 'home' | 'draw' | 'away';
export const outcomes = ['home', 'draw', 'away'] as const;

/** Form of a contest in its row: one of three results, a score, or only on its own page. */
export type BoardKind = 'game' | 'score' | 'own';

type Board = Pick<
  ResultSheet,
  'contest' | 'periods' | 'buttons' | 'lines' | 'may' | 'status' | 'history' | 'score' | 'ending' | 'isFromFeed'
>;

export function boardKind({ contest, periods, buttons, lines, isFromFeed }: Board): BoardKind {
  const isPair = lines.length === 2 && lines.every(({ isOpen }) => !isOpen);
  // An overtime is offered once the part has a score.
  const isOnePart = periods.every(({ score }, index) => index === 0 || score === null);
  const isRegular = periods.length <= 1 || (isOnePart && periods[0]!.score !== null);
  if (contest !== 'sides' || !isRegular || !isPair || isFromFeed) return 'own';
  return buttons.some(({ points }) => points === 0.5) ? 'game' : 'score';
}

/** @returns whose game it is; undefined before it was entered, or if it ended in another way */
export function boardOutcome({ score, status, ending }: Board): Outcome | undefined {
  const state = entryState(status);
  if (!score || ending !== null || state === 'toCome' || state === 'on') return undefined;
  return score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';
}

export const outcomeScores: Record<Outcome, { home: number; away: number }> = {
  home: { home: 1, away: 0 },
  draw: { home: 0.5, away: 0.5 },
  away: { home: 0, away: 1 },
};

const ofScore: ReadonlySet<string> = new Set(['period-score', 'score', 'winner', 'finish', 'end']);

const activeSteps = ({ history }: Board): ResultSheet['history'] =>
  history.filter((step) => !step.isUndone && step.do !== 'undo' && step.do !== 'reopen');

const undo = (steps: ResultSheet['history']): NewStep[] => steps.map(({ id }) => ({ do: 'undo', step: id }));

/** The steps that begin a contest where needed, replace its score, and end it. */
export function scoreSteps(board: Board, score: { home: number; away: number }): NewStep[] {
  const active = activeSteps(board);
  return [
    ...undo(active.filter((step) => ofScore.has(step.do))),
    ...(active.some((step) => step.do === 'begin') ? [] : [{ do: 'begin' as const }]),
    { do: 'period-score', period: board.periods[0]?.code ?? wholeContest, ...score },
    { do: 'finish' },
  ];
}

/** @returns the steps that undo the entries; undefined if a contest has more than a row can enter */
export function undoSteps(board: Board): NewStep[] | undefined {
  const active = activeSteps(board);
  const isOfRow = active.every((step) => step.mayUndo && (ofScore.has(step.do) || step.do === 'begin'));
  return board.may.enter && active.length > 0 && active.length <= 4 && isOfRow ? undo(active) : undefined;
}

/** Doubts that a user has to read on the page of the contest. A tie stays open until it is decided. */
export const hasDoubts = ({ doubts }: Pick<ResultSheet, 'doubts'>): boolean =>
  doubts.some(({ code }) => code !== 'tie');
