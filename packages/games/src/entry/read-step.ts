/** Steps that a contest can have. The server reads the steps of organizers and scorers with it. */
import { anyPoint, shootOut, wholeContest } from '../count/count-points.ts';
import type { SideScore } from '../count/counted-parts.ts';
import type { ScoreCount } from '../count/score-count.ts';
import { endsBoth, outBy } from './contest-ending.ts';
import { findFacts, readFactValue } from './entered-facts.ts';
import type { FactRule } from './entered-facts.ts';
import type { EnteredContest } from './entered-contest.ts';
import type { EnteredStep } from './entered-step.ts';
import { maySetWinner, readEnteredMark } from './entered-result.ts';
import type { EntryRules } from './entered-result.ts';
import { readAttemptSign } from './field-attempts.ts';
import { readHeightAttempts } from './heights.ts';

export interface EnteredAt {
  rules: EntryRules;
  entered: Pick<EnteredContest, 'lines' | 'bars'>;
  /** Attempts of each competitor. */
  attempts: number;
  /** Code of the contest. */
  code: string;
  facts?: readonly FactRule[] | undefined;
}

export type StepFault = 'unknownCompetitor' | 'notSides' | 'isSides' | 'badMark' | 'badPart' | 'badPoints';

const ofSides: ReadonlySet<EnteredStep['do']> = new Set(['score', 'period', 'period-score']);

/** The step with marks in the sport's format, or why the contest cannot have it. Names of people are not checked. */
export function readStep(contest: EnteredAt, step: EnteredStep): EnteredStep | StepFault {
  const { rules, entered } = contest;
  const isAboutSides = step.do === 'winner' || ((step.do === 'end' || step.do === 'decide') && step.side !== undefined);
  if (isAboutSides ? !maySetWinner(entered.lines, rules) : ofSides.has(step.do) && rules.contest !== 'sides')
    return 'notSides';
  switch (step.do) {
    case 'score':
      return canScore(rules.count, step) ? step : 'badPoints';
    case 'period':
      return hasPart(rules.count, step.period) ? step : 'badPart';
    case 'period-score':
      if (!hasPart(rules.count, step.period)) return 'badPart';
      if (!isCountable(rules.count, [step.home, step.away])) return 'badPoints';
      return step.decider === undefined || canHaveDecider(rules.count, step, step.decider) ? step : 'badPoints';
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
      return isStarter(contest, step.competitor) ? step : 'unknownCompetitor';
    default:
      return step;
  }
}

const isStarter = ({ entered }: EnteredAt, competitor: string): boolean =>
  entered.lines.some((line) => line.competitor === competitor);

/** Half points are scored in few sports, smaller shares in none. */
const canHaveDecider = (
  { hasDecider }: ScoreCount,
  { period: code, home, away }: { period: string; home: number; away: number },
  decider: SideScore,
): boolean =>
  hasDecider?.({ code, home, away }) === true &&
  [decider.home, decider.away].every((points) => Number.isInteger(points));

const isCountable = ({ hasHalves }: ScoreCount, points: readonly number[]): boolean =>
  points.every((number) => Number.isInteger(hasHalves ? number * 2 : number));

/** Returns whether one of the buttons gives these points. A sport that names none may score any number at once. */
function canScore(count: ScoreCount, { points, action }: { points: number; action?: string | undefined }): boolean {
  if (count.buttons === anyPoint) return isCountable(count, [points]);
  return count.buttons.some((button) => button.points === points && (action === undefined || button.action === action));
}

/** More overtimes than any match had. */
const maxOvertimes = 20;

/** Returns whether a contest can have the part: a regular one, an overtime or the shootout. */
function hasPart({ parts, listParts }: ScoreCount, code: string): boolean {
  if (parts.length === 0) return code === wholeContest;
  let played: string[] = [...parts];
  for (let count = 0; count <= maxOvertimes; count += 1) {
    const offered = listParts(played.map((part) => ({ code: part, home: 0, away: 0 })));
    if (offered.includes(code)) return true;
    const regular = offered.filter((part) => part !== shootOut);
    if (regular.length === played.length) return false;
    played = regular;
  }
  return false;
}

function readMark(contest: EnteredAt, step: Extract<EnteredStep, { do: 'mark' }>): EnteredStep | StepFault {
  const { rules, attempts } = contest;
  if (!isStarter(contest, step.competitor)) return 'unknownCompetitor';
  if (rules.contest === 'sides' && step.mark !== null) return 'isSides';
  const read = (text: string): string | undefined => readEnteredMark(text, rules);
  const mark = step.mark === null ? null : read(step.mark);
  const readAttempt = rules.isHeights
    ? readHeightAttempts
    : (text: string) => (rules.panel ? (text === '' ? '' : read(text)) : (readAttemptSign(text) ?? read(text)));
  const tried = step.attempts?.map(readAttempt);
  const isTooMany = tried?.slice(attempts).some((attempt) => attempt !== '');
  if (mark === undefined || tried?.includes(undefined) || isTooMany) return 'badMark';
  return { ...step, mark, attempts: tried?.slice(0, attempts) as string[] | undefined };
}

function readFact(contest: EnteredAt, step: Extract<EnteredStep, { do: 'fact' }>): EnteredStep | StepFault {
  const { code, competitor, pos = null, value } = step;
  const rule = findFacts(contest.facts ?? [], contest.code, contest.attempts).find(
    (one) => one.code === code && one.positions.includes(pos) && (one.of === 'line') === (competitor !== undefined),
  );
  if (!rule) return 'badMark';
  if (competitor !== undefined && !isStarter(contest, competitor)) return 'unknownCompetitor';
  const read = value === null ? null : readFactValue(value, rule);
  return read === undefined ? 'badMark' : { ...step, value: read };
}
