/** The rules of an event as its organizers choose them. */
import type { PoolCriterion } from '../discipline.ts';
import type { PanelCount } from '../entry/panel.ts';
import type { Better } from '../marks/mark.ts';
import { areAgeGroupsClear } from './age-groups.ts';

export const eventContestKinds = ['match', 'race', 'attempts', 'judged', 'ranking'] as const;
/** Kinds of contests of an event: two sides meet, or any number race, take attempts, are judged or ranked. */
export type EventContestKind = (typeof eventContestKinds)[number];

export const ruleMeasures = [
  'time',
  'distance',
  'height',
  'points',
  'judged',
  'goals',
  'sets',
  'games',
  'places',
] as const;
/**
 * The measure that ranks an event. `games` are whole games, such as those of chess: a point for a win and half a point
 * for a draw; with a limit of points they are won like sets.
 */
export type RuleMeasure = (typeof ruleMeasures)[number];

export const partNames = ['half', 'quarter', 'period', 'set', 'game', 'round', 'bout'] as const;
export type PartName = (typeof partNames)[number];

export const levelDecisions = ['extra-time', 'shoot-out', 'lot'] as const;
/** Ways to decide a level match that needs a winner. */
export type LevelDecision = (typeof levelDecisions)[number];

/** Every field is optional: missing ones follow the sport. */
export interface EventRules {
  /** Derived from `measure` if left out; points may be those of a match or of a ranking. */
  contest?: EventContestKind;
  measure?: RuleMeasure;
  better?: Better;
  /** Decimals of marks: 0 to 3. */
  decimals?: number;
  /** Attempts of each competitor, recorded one by one. */
  attempts?: number;
  /** After this attempt only the best `cutTo` continue. */
  cutAfter?: number;
  cutTo?: number;
  /** Judges who give one mark each. */
  judges?: number;
  /** Number of highest marks, and of lowest marks, that do not count. */
  droppedMarks?: number;
  /** The counting marks are added or averaged. */
  panel?: PanelCount;
  /** The panel also gives a difficulty, which is added. */
  difficulty?: boolean;
  /** Deductions are subtracted. */
  deduction?: boolean;
  part?: PartName;
  /** Number of regular parts, at most. */
  parts?: number;
  /** Points that win a set or a game; in a match of points, those at which it ends. */
  pointsToWin?: number;
  /** Lead that winning a part needs. */
  lead?: number;
  /** Points that win the deciding part, if they differ. */
  pointsInLastPart?: number;
  /** Points at which a part ends with any lead. */
  cap?: number;
  /** Ends a part at `pointsToWin` with any lead, and an extra time with its first score. */
  goldenPoint?: boolean;
  /** Starters have lanes: as many as this. */
  lanes?: number;
  /** True if a match that needs no winner, as in a pool, may end level. */
  levelIsAllowed?: boolean;
  /** In this order; a winner is chosen by hand only with `lot`. */
  decidedBy?: LevelDecision[];
  /** Points in the table of a pool. */
  winPoints?: number;
  drawPoints?: number;
  /** Criteria that separate sides with the same points, in this order. */
  tieBreaks?: PoolCriterion[];
  /** Members that a team needs. */
  teamSize?: number;
  /** Bronze medals: 0 to 2. With two, third and fourth place get one. */
  bronzes?: number;
  /** First and last year of birth of those who may compete. */
  bornFrom?: number;
  bornTo?: number;
  /** Groups inside the event that are ranked on their own, with years of birth: `U14 2013-2014`. */
  ageGroups?: string[];
  /** Each age group has its own medals, in place of those of the event. */
  ageGroupMedals?: boolean;
}

export type EventRule = keyof EventRules;

/** All fields, in the order of files and forms. */
export const eventRuleNames = [
  'contest',
  'measure',
  'better',
  'decimals',
  'attempts',
  'cutAfter',
  'cutTo',
  'judges',
  'droppedMarks',
  'panel',
  'difficulty',
  'deduction',
  'part',
  'parts',
  'pointsToWin',
  'lead',
  'pointsInLastPart',
  'cap',
  'goldenPoint',
  'lanes',
  'levelIsAllowed',
  'decidedBy',
  'winPoints',
  'drawPoints',
  'tieBreaks',
  'teamSize',
  'bronzes',
  'bornFrom',
  'bornTo',
  'ageGroups',
  'ageGroupMedals',
] as const satisfies readonly EventRule[];

/** Fields that may change while contests are held: they decide no result. */
const free: ReadonlySet<EventRule> = new Set([
  'lanes',
  'teamSize',
  'bronzes',
  'bornFrom',
  'bornTo',
  'ageGroups',
  'ageGroupMedals',
]);

/** Returns whether a field stays as it is once a contest of the event has begun, because results depend on it. */
export const isFrozenRule = (name: EventRule): boolean => !free.has(name);

/** Fields that differ and stay as they are once a contest of the event has begun. */
export function changedFrozenRules(before: EventRules = {}, after: EventRules = {}): EventRule[] {
  return eventRuleNames.filter(
    (name) => isFrozenRule(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Fields that contradict each other, with the field that each needs or excludes, and lists that are ambiguous. */
export type RuleFault =
  | { field: EventRule; form: 'needs'; other: EventRule }
  | { field: EventRule; form: 'above' | 'below'; other: EventRule }
  | { field: EventRule; form: 'unclear' };

/** Contradictions between rules that are valid one by one. */
export function findRuleFaults(rules: EventRules): RuleFault[] {
  const faults: RuleFault[] = [];
  const needs = (field: EventRule, other: EventRule): void => {
    if (rules[field] !== undefined && rules[other] === undefined) faults.push({ field, form: 'needs', other });
  };
  const compare = (field: EventRule, form: 'above' | 'below', other: EventRule): void => {
    const [own, limit] = [rules[field], rules[other]];
    if (typeof own !== 'number' || typeof limit !== 'number') return;
    if (form === 'above' ? own < limit : own > limit) faults.push({ field, form, other });
  };
  needs('cutAfter', 'attempts');
  needs('cutAfter', 'cutTo');
  needs('cutTo', 'cutAfter');
  needs('droppedMarks', 'judges');
  needs('panel', 'judges');
  needs('difficulty', 'judges');
  needs('deduction', 'judges');
  needs('part', 'parts');
  compare('cutAfter', 'below', 'attempts');
  if ((rules.droppedMarks ?? 0) * 2 >= (rules.judges ?? Infinity))
    faults.push({ field: 'droppedMarks', form: 'below', other: 'judges' });
  compare('cap', 'above', 'pointsToWin');
  compare('drawPoints', 'below', 'winPoints');
  compare('bornTo', 'above', 'bornFrom');
  if (rules.ageGroupMedals) needs('ageGroupMedals', 'ageGroups');
  if (!areAgeGroupsClear(rules.ageGroups ?? [])) faults.push({ field: 'ageGroups', form: 'unclear' });
  return faults;
}
