/** The sent steps that a contest can accept. */
import { readStep } from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { ScorerAnswer } from '@podium/contract';
import type { Program } from '../../read-model/program/program.ts';
import { isOpenPlace, toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { isSameScore, mayUndo } from './step-rules.ts';

type Refusal = ScorerAnswer['refused'][number];
type RefusalCode = Refusal['message'];

/** Returns whether an account has to give a reason: results that were official, or entered, are gone afterwards. */
export const needsReason = ({ entered }: Contest, steps: readonly EnteredStep[]): boolean =>
  steps.some((step) => step.do === 'replay' || (step.do === 'reopen' && entered.status === 'OFFICIAL'));

export const isRoundDecision = (step: EnteredStep): boolean => step.do === 'decide' && step.of === 'round';

/** Returns whether steps change the order of the round, by a decision or by undoing one. */
export const isAboutRound = ({ row }: Contest, steps: readonly EnteredStep[]): boolean =>
  steps.some((step) =>
    step.do === 'undo'
      ? row.steps.some((stored) => stored.step.id === step.step && isRoundDecision(stored.step))
      : isRoundDecision(step),
  );

/** Steps that change which competitors and heights there are. */
const fieldChangingSteps: ReadonlySet<EnteredStep['do']> = new Set(['bars', 'starters', 'replay']);

/**
 * The valid steps in order, with marks in the sport's format.
 *
 * @param author account, whether it is only a scorer's, and id of the scorer's link
 * @param isPaired whether a stored draw decides who meets here, so that only an act of the draw changes it
 */
export function sift(
  games: Program,
  start: Contest,
  steps: readonly EnteredStep[],
  author: { by: string | null; link: string | undefined; isScorer?: boolean },
  isPaired = false,
): { taken: EnteredStep[]; refused: Refusal[] } {
  const { link, isScorer = false } = author;
  const mayDecide = link === undefined && !isScorer;
  const taken: EnteredStep[] = [];
  const refused: Refusal[] = [];
  let { status } = start.entered;
  let current = start;
  for (const step of steps) {
    const read = step.do === 'starters' && isPaired ? 'paired' : readKnown(games, current, step);
    const undone = step.do === 'undo' ? start.row.steps.find((stored) => stored.step.id === step.step) : undefined;
    // Ties in a table are decided after its contests have become official. Reopening a confirmed result needs an
    // account, which the caller has checked.
    const isOfAccount =
      mayDecide &&
      (step.do === 'reopen' ||
        step.do === 'replay' ||
        isRoundDecision(step) ||
        (undone && isRoundDecision(undone.step)));
    const fault = start.row.isFromFeed
      ? 'fromFeed'
      : status === 'OFFICIAL' && !isOfAccount
        ? 'isOfficial'
        : (undone && !mayUndo(undone, link)) || (!mayDecide && decidesMore(step, undone?.step))
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
    if (fieldChangingSteps.has(step.do))
      current = toContest(
        start.row,
        taken.map((one) => ({ step: one, by: author.by, link: link ?? null, linkName: null })),
      );
  }
  return { taken, refused };
}

/** Steps that need a right to edit the contest, because they change or undo more than its course. */
const decidesMore = (step: EnteredStep, undone: EnteredStep | undefined): boolean =>
  step.do === 'replay' || isRoundDecision(step) || (undone !== undefined && isRoundDecision(undone));

/** A step that the contest can have, of competitors of the Games. */
function readKnown(games: Program, contest: Contest, step: EnteredStep): EnteredStep | RefusalCode {
  const { rules, entered } = contest;
  const { persons, teams } = games.people;
  const isSides = rules.contest === 'sides';
  if (step.do === 'starters') {
    const isKnown = step.starters.every(({ competitor }) => persons.has(competitor) || teams.has(competitor));
    return isKnown && (!isSides || step.starters.length === 2) ? step : 'unknownCompetitor';
  }
  if (step.do === 'mark' && isOpenPlace(step.competitor)) return 'unknownCompetitor';
  const read = readStep({ ...contest, code: contest.row.unit.code, facts: contest.discipline.scoring.facts }, step);
  if (typeof read === 'string' || read.do !== 'score' || read.person === undefined || !isSides) return read;
  const { person, side } = read;
  const competitor = entered.lines.find((line) => line.side === side)?.competitor;
  const isMember = teams.get(competitor ?? '')?.members.some(({ id }) => id === person);
  return competitor !== person && !isMember ? 'unknownCompetitor' : read;
}
