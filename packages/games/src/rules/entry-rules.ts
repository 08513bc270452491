/** The rules by which the results of an event are entered, counted and ranked. */
import type { AttemptCut } from '../entry/attempt-cut.ts';
import type { ContestKind, Discipline, PoolCriterion, PoolRules } from '../discipline.ts';
import type { EntryRules } from '../entry/entered-result.ts';
import { panelColumns } from '../entry/panel.ts';
import type { Panel } from '../entry/panel.ts';
import { partsToWin } from '../count/count-parts.ts';
import { codeMeasure, isOwnSport, measureRules } from '../marks/own-measure.ts';
import { eventCount } from './event-count.ts';
import { markBound } from './mark-bound.ts';
import type { EventContestKind, EventRules, RuleMeasure } from './event-rules.ts';

type RuleBook = Pick<Discipline, 'contest' | 'mark' | 'better' | 'decimals' | 'tieBreak' | 'scoring' | 'startOrder'>;

/** Rules of entry with all that a form needs to know. */
export interface EventEntryRules extends EntryRules {
  /** Attempts of each competitor, recorded one by one; 0: a single mark. */
  attempts: number;
  /** Heading of the start order: `lane`. */
  startOrder: string;
}

const contestKindOf: Readonly<Record<EventContestKind, ContestKind>> = {
  match: 'sides',
  race: 'race',
  attempts: 'field',
  judged: 'judged',
  ranking: 'ranked',
};

/** Kind of contest of each measure; points may be those of a match or of a ranking. */
const contestOfMeasure: Readonly<Record<RuleMeasure, EventContestKind | undefined>> = {
  time: 'race',
  distance: 'attempts',
  height: 'attempts',
  points: undefined,
  judged: 'judged',
  goals: 'match',
  sets: 'match',
  games: 'match',
  places: 'ranking',
};

/** Kind of contest of an event by its rules; undefined to follow the sport. */
export const ruledContest = ({ contest, measure }: EventRules = {}): EventContestKind | undefined =>
  contest ?? (measure && contestOfMeasure[measure]);

type MarkRules = Pick<EntryRules, 'mark' | 'better' | 'decimals'>;

const markRulesOf: Readonly<Record<RuleMeasure, MarkRules>> = {
  ...measureRules,
  judged: { mark: 'points', better: 'higher', decimals: 2 },
  goals: measureRules.points,
  games: measureRules.points,
  sets: { mark: 'sets', better: 'higher', decimals: 0 },
};

/**
 * The rules of an event: those that its organizers have chosen, otherwise those of its sport. Without any, the code of
 * the event contains its measure in athletics and in sports that organizers name themselves.
 *
 * @param RSC of the event, or of a phase or unit of it
 */
export function entryRules(discipline: RuleBook, rules: EventRules = {}, code = ''): EventEntryRules {
  const ofCode = codeRules(discipline, code);
  const { measure, lanes, cutAfter, cutTo, decidedBy } = rules;
  const marks: MarkRules = measure ? markRulesOf[measure] : ofCode;
  const contest = ruledContest(rules);
  const attempts = rules.attempts ?? (measure && measure !== 'distance' ? 0 : ofCode.attempts);
  const panel = eventPanel(rules);
  const isHeights = measure === undefined ? ofCode.isHeights : measure === 'height';
  const bound = markBound(discipline.scoring, marks.mark, code);
  const cut = cutAfter !== undefined && cutTo !== undefined ? { after: cutAfter, to: cutTo } : ofCode.cut;
  return {
    contest: contest ? contestKindOf[contest] : discipline.contest,
    mark: marks.mark,
    better: rules.better ?? marks.better,
    decimals: rules.decimals ?? marks.decimals,
    tieBreak: panel ? 'shared' : attempts > 0 ? 'countback' : measure ? 'shared' : ofCode.tieBreak,
    count: eventCount(discipline.scoring, rules, code),
    attempts: panel ? panelColumns(panel).length : attempts,
    startOrder: lanes === undefined ? discipline.startOrder : 'lane',
    ...(panel && { panel }),
    ...(isHeights && { isHeights }),
    ...(cut && !isHeights && attempts > cut.after && { cut }),
    ...(decidedBy && { decidedBy }),
    ...(bound && { bound }),
  };
}

/** The panel of judges of an event; undefined if its marks are entered as they are. */
function eventPanel({
  judges,
  droppedMarks = 0,
  panel = 'mean',
  difficulty = false,
  deduction = false,
}: EventRules): Panel | undefined {
  if (judges === undefined) return undefined;
  return { judges, dropped: droppedMarks, count: panel, hasDifficulty: difficulty, hasDeduction: deduction };
}

/** Rules for marks that follow from the sport and the code of the event. */
function codeRules(
  { scoring, mark, better, decimals, tieBreak }: RuleBook,
  code: string,
): MarkRules & Pick<EventEntryRules, 'tieBreak' | 'attempts'> & { isHeights?: true; cut?: AttemptCut } {
  const ofEvent = scoring.events?.find((event) => event.code.test(code));
  if (ofEvent)
    return {
      mark: ofEvent.mark,
      better: 'higher',
      decimals: 2,
      tieBreak: 'countback',
      attempts: ofEvent.attempts,
      isHeights: ofEvent.isHeights,
      cut: ofEvent.cut,
    };
  const measure = isOwnSport(code.slice(0, 3)) ? codeMeasure(code.slice(0, 3), code.slice(4)) : undefined;
  return { mark, better, decimals, ...(measure && measureRules[measure]), tieBreak, attempts: 0 };
}

/** Order of sides that are level on points, in sports without rules of their own. */
const commonOrder: readonly PoolCriterion[] = ['metPoints', 'difference', 'for'];
/** Two points for a win and one for a draw. */
export const commonPool: PoolRules = { win: 2, tie: 1, orders: [commonOrder] };

/** Ranking rules of an event's pools; undefined if neither the event nor the sport has any. */
export function poolRules({ pools }: Pick<Discipline, 'pools'>, rules: EventRules = {}): PoolRules | undefined {
  const { winPoints, drawPoints, tieBreaks } = rules;
  if (winPoints === undefined && drawPoints === undefined && tieBreaks === undefined) return pools;
  const base = pools ?? commonPool;
  return {
    ...base,
    win: winPoints ?? base.win,
    tie: drawPoints ?? base.tie,
    orders: tieBreaks ? [tieBreaks] : base.orders,
  };
}

/**
 * Score of a match in a pool that was not played. Where sets or games decide, it follows from the rules of the event,
 * 2:0 and 50:0 in a best of three to 25; otherwise it is the sport's.
 *
 * @param code of the event, or of something in it
 */
export function walkoverScore(
  { pools, scoring }: Pick<Discipline, 'pools' | 'scoring'>,
  rules: EventRules = {},
  code = '',
): PoolRules['walkover'] {
  const { basis, parts } = eventCount(scoring, rules, code);
  if (basis?.kind !== 'parts') return pools?.walkover;
  const score = partsToWin(parts);
  const to = basis.rules.part?.to;
  return { score, ...(to !== undefined && { partPoints: score * to }) };
}
