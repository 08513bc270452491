/** The steps that a contest can have, of those that somebody sends. */
import {
  endsBoth,
  findFacts,
  maySetWinner,
  outBy,
  readEnteredMark,
  readFactValue,
  readHeightAttempts,
} from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { ScorerAnswer } from '@podium/contract';
import type { Program } from '../../read-model/program/program.ts';
import { isOpenPlace, toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { isSameScore, mayUndo } from './step-rules.ts';

type Refusal = ScorerAnswer['refused'][number];
type RefusalCode = Refusal['message'];

/** Whether an account has to give a reason: results that were official, or entered, are gone afterwards. */
export const needsReason = ({ entered }: Contest, steps: readonly EnteredStep[]): boolean =>
  steps.some((step) => step.do === 'replay' || (step.do === 'reopen' && entered.status === 'OFFICIAL'));

export const isRoundDecision = (step: EnteredStep): boolean => step.do === 'decide' && step.of === 'round';

/** Whether steps change the order of the round, by a decision or by undoing one. */
export const isAboutRound = ({ row }: Contest, steps: readonly EnteredStep[]): boolean =>
  steps.some((step) =>
    step.do === 'undo'
      ? row.steps.some((stored) => stored.step.id === step.step && isRoundDecision(stored.step))
      : isRoundDecision(step),
  );

/** Steps that change which competitors and heights there are. */
const changesFields: ReadonlySet<EnteredStep['do']> = new Set(['bars', 'starters', 'replay']);

/** The valid steps in order, with marks in the sport's format. @param author account, and id of the scorer's link */
export function sift(
  games: Program,
  start: Contest,
  steps: readonly EnteredStep[],
  author: { by: string | null; link: string | undefined },
): { taken: EnteredStep[]; refused: Refusal[] } {
  const { link } = author;
  const taken: EnteredStep[] = [];
  const refused: Refusal[] = [];
  let { status } = start.entered;
  let current = start;
  for (const step of steps) {
    const read = readStep(games, current, step);
    const undone = step.do === 'undo' ? start.row.steps.find((stored) => stored.step.id === step.step) : undefined;
    // A table is decided when its contests are official. Reopening what somebody has confirmed needs an account, which
    // the caller has checked.
    const isOfAccount =
      link === undefined &&
      (step.do === 'reopen' ||
        step.do === 'replay' ||
        isRoundDecision(step) ||
        (undone && isRoundDecision(undone.step)));
    const fault = start.row.isFromFeed
      ? 'fromFeed'
      : status === 'OFFICIAL' && !isOfAccount
        ? 'isOfficial'
        : (undone && !mayUndo(undone, link)) || (link !== undefined && (step.do === 'replay' || isRoundDecision(step)))
          ? 'notYours'
          : typeof read === 'string'
            ? read
            : isSameScore(step, start.row.steps, author)
              ? 'sameScore'
              : undefined;
    if (fault !== undefined) {
      refused.push({ id: step.id, message: fault });
      continue;
    }
    if (step.do === 'reopen') status = 'LIVE';
    if (step.do === 'replay') status = 'START_LIST';
    taken.push(read as EnteredStep);
    // Later steps of the request may depend on these: a device sends everything from an hour offline at once.
    if (changesFields.has(step.do))
      current = toContest(
        start.row,
        taken.map((one) => ({ step: one, by: author.by, link: link ?? null, linkName: null })),
      );
  }
  return { taken, refused };
}

const ofSides: ReadonlySet<EnteredStep['do']> = new Set(['score', 'period', 'period-score']);

function readStep(games: Program, contest: Contest, step: EnteredStep): EnteredStep | RefusalCode {
  const { rules, entered } = contest;
  const isSides = rules.contest === 'sides';
  const isOfTwo = step.do === 'winner' || ((step.do === 'end' || step.do === 'decide') && step.side !== undefined);
  if (isOfTwo ? !maySetWinner(entered.lines, rules) : ofSides.has(step.do) && !isSides) return 'notSides';
  switch (step.do) {
    case 'starters': {
      const { persons, teams } = games.people;
      const isKnown = step.starters.every(({ competitor }) => persons.has(competitor) || teams.has(competitor));
      return isKnown && (!isSides || step.starters.length === 2) ? step : 'unknownCompetitor';
    }
    case 'score': {
      if (!isCountable(rules, [step.points])) return 'badMark';
      if (step.person === undefined) return step;
      const competitor = entered.lines.find(({ side }) => side === step.side)?.competitor;
      const isMember = games.people.teams.get(competitor ?? '')?.members.some(({ id }) => id === step.person);
      return competitor !== step.person && !isMember ? 'unknownCompetitor' : step;
    }
    case 'period-score':
      return isCountable(rules, [step.home, step.away]) ? step : 'badMark';
    case 'end':
      if (step.how === 'abandoned') return step;
      if (step.side === undefined && step.competitor === undefined && !endsBoth.has(step.how)) return 'notSides';
      return outBy(step, entered.lines).length > 0 ? step : 'unknownCompetitor';
    case 'decide': {
      // Only a table can leave a place to several: a contest has its own ranks.
      if (step.by === 'shared' && step.of !== 'round') return 'notSides';
      const known = new Set(entered.lines.map(({ competitor }) => competitor));
      const isKnown = step.of === 'round' || (step.order ?? []).every((id) => known.has(id));
      return isKnown && new Set(step.order).size === (step.order ?? []).length ? step : 'unknownCompetitor';
    }
    case 'mark':
      return readMark(contest, step);
    case 'bars': {
      const bars = step.bars.map((text) => readEnteredMark(text, rules));
      const isRising = bars.every((bar, index) => index === 0 || Number(bar) > Number(bars[index - 1]));
      return rules.isHeights && isRising ? { ...step, bars: bars as string[] } : 'badMark';
    }
    case 'fact':
      return readFact(contest, step);
    case 'records':
      return entered.lines.some(({ competitor }) => competitor === step.competitor) ? step : 'unknownCompetitor';
    default:
      return step;
  }
}

/** Half points are scored in few sports. */
const isCountable = ({ count }: Contest['rules'], points: readonly number[]): boolean =>
  !!count.hasHalves || points.every(Number.isInteger);

function readMark(
  { rules, entered, attempts }: Contest,
  step: Extract<EnteredStep, { do: 'mark' }>,
): EnteredStep | RefusalCode {
  if (isOpenPlace(step.competitor) || !entered.lines.some(({ competitor }) => competitor === step.competitor))
    return 'unknownCompetitor';
  if (rules.contest === 'sides' && step.mark !== null) return 'isSides';
  const read = (text: string): string | undefined => readEnteredMark(text, rules);
  const mark = step.mark === null ? null : read(step.mark);
  const readAttempt = rules.isHeights
    ? readHeightAttempts
    : (text: string) => (/^[x-]?$/iu.test(text) ? text.toLowerCase() : read(text));
  const tried = (step.attempts ?? []).slice(0, Math.max(attempts, 0)).map(readAttempt);
  if (mark === undefined || tried.includes(undefined)) return 'badMark';
  return { ...step, mark, attempts: step.attempts && (tried as string[]) };
}

function readFact(
  { discipline, row, entered, attempts }: Contest,
  step: Extract<EnteredStep, { do: 'fact' }>,
): EnteredStep | RefusalCode {
  const { code, competitor, pos = null, value } = step;
  const rule = findFacts(discipline.scoring.facts ?? [], row.unit.code, attempts).find(
    (one) => one.code === code && one.positions.includes(pos) && (one.of === 'line') === (competitor !== undefined),
  );
  if (!rule) return 'badMark';
  if (competitor !== undefined && !entered.lines.some((line) => line.competitor === competitor))
    return 'unknownCompetitor';
  const read = value === null ? null : readFactValue(value, rule.format);
  return read === undefined ? 'badMark' : { ...step, value: read };
}
