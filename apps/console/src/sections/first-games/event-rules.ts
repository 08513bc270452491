/** The rules of a planned event: which fields its form shows, and what they may contain. */
import type { GamesPlan, PlanEvent } from '@podium/contract';
import {
  isOwnSport,
  levelDecisions,
  panelCounts,
  partNames,
  poolCriteria,
  ruledContest,
  ruleMeasures,
} from '@podium/games';
import type { EventContestKind, EventRule, EventRules, RuleMeasure } from '@podium/games';
import { eventMeasure } from './event-measure.ts';
import { offeredSports } from './plan.ts';
import type { OfferedSport } from './plan.ts';

/** `words`: the tree of phrases with the names of the options. */
export type RuleField = { name: EventRule } & (
  | { kind: 'choice' | 'list'; words: string; options: readonly string[] }
  | { kind: 'number'; from: number; to: number; step?: number }
  | { kind: 'flag' }
  | { kind: 'texts' }
);

const number = (name: EventRule, from: number, to: number): RuleField => ({ name, kind: 'number', from, to });
const points = (name: EventRule): RuleField => ({ name, kind: 'number', from: 0, to: 99, step: 0.5 });

const matchFields: readonly RuleField[] = [
  { name: 'part', kind: 'choice', words: 'ruleWords.part', options: partNames },
  number('parts', 1, 20),
  number('pointsToWin', 1, 999),
  number('lead', 1, 99),
  number('pointsInLastPart', 1, 999),
  number('cap', 1, 999),
  { name: 'goldenPoint', kind: 'flag' },
  { name: 'levelIsAllowed', kind: 'flag' },
  { name: 'decidedBy', kind: 'list', words: 'ruleWords.decidedBy', options: levelDecisions },
  points('winPoints'),
  points('drawPoints'),
  { name: 'tieBreaks', kind: 'list', words: 'ruleWords.tieBreaks', options: poolCriteria },
];
const attemptFields = [number('attempts', 1, 12), number('cutAfter', 1, 11), number('cutTo', 1, 99)];
const panelFields: readonly RuleField[] = [
  number('judges', 2, 9),
  number('droppedMarks', 0, 3),
  { name: 'panel', kind: 'choice', words: 'ruleWords.panel', options: panelCounts },
  { name: 'difficulty', kind: 'flag' },
  { name: 'deduction', kind: 'flag' },
];
const markFields: readonly RuleField[] = [
  { name: 'better', kind: 'choice', words: 'ruleWords.better', options: ['lower', 'higher'] },
  number('decimals', 0, 3),
];
const entryFields: readonly RuleField[] = [
  number('bronzes', 0, 2),
  number('bornFrom', 1900, 2100),
  number('bornTo', 1900, 2100),
];
/** Two sides or a bracket have one list for all ages, so only events with a ranking have groups. */
const groupFields: readonly RuleField[] = [
  { name: 'ageGroups', kind: 'texts' },
  { name: 'ageGroupMedals', kind: 'flag' },
];

const fieldsOf: Readonly<Record<EventContestKind, readonly RuleField[]>> = {
  match: matchFields,
  race: [...markFields, number('lanes', 1, 99), ...groupFields],
  attempts: [...markFields, ...attemptFields, ...groupFields],
  judged: [...markFields, ...panelFields, ...groupFields],
  ranking: [...markFields, ...groupFields],
};

const contestOfMeasure = { time: 'race', distance: 'attempts', height: 'attempts' } as const;

/** The way of deciding the contests of an event: by its rules, otherwise by its code or its sport. */
export function plannedContest(event: PlanEvent): EventContestKind {
  const ruled = ruledContest(event.rules);
  if (ruled) return ruled;
  const measure = eventMeasure(event);
  if (measure === 'time' || measure === 'distance' || measure === 'height') return contestOfMeasure[measure];
  if (isOwnSport(event.discipline)) return 'ranking';
  const { discipline } = event;
  return discipline in offeredSports && offeredSports[discipline as OfferedSport].isRace ? 'race' : 'match';
}

/** Fields of an event's form: those of its kind of contest, and others that have a value. */
export function ruleFields(event: PlanEvent): RuleField[] {
  const ofContest = fieldsOf[plannedContest(event)];
  const ofEntries = event.entries.kind === 'team' ? [number('teamSize', 1, 60), ...entryFields] : entryFields;
  const all = [...matchFields, ...markFields, ...attemptFields, ...panelFields, number('lanes', 1, 99), ...groupFields];
  const others = all.filter(
    ({ name }) => event.rules?.[name] !== undefined && !ofContest.some((one) => one.name === name),
  );
  // A sport of the organizers has a field of its own for what decides it.
  const ofMeasure: RuleField[] =
    event.rules?.measure && !isOwnSport(event.discipline)
      ? [{ name: 'measure', kind: 'choice', words: 'measure', options: ruleMeasures }]
      : [];
  return [...ofMeasure, ...ofContest, ...others, ...ofEntries];
}

/** Changes one field; undefined leaves it to the sport. */
export function changeRule(plan: GamesPlan, id: string, change: EventRules): GamesPlan {
  const event = plan.events.find((candidate) => candidate.id === id);
  if (!event) return plan;
  const merged = Object.entries({ ...event.rules, ...change }).filter(([, value]) => value !== undefined);
  const { rules: _rules, ...rest } = event;
  const next = merged.length === 0 ? rest : { ...rest, rules: Object.fromEntries(merged) as PlanEvent['rules'] };
  return { ...plan, events: plan.events.map((other) => (other.id === id ? next : other)) };
}

/** Measures of an organizers' own sport. Points can decide a match or a ranking, so they are two choices. */
export const ownChoices = [
  'goals',
  'sets',
  'games',
  'matchPoints',
  'time',
  'distance',
  'height',
  'judged',
  'points',
  'places',
] as const;
export type OwnChoice = (typeof ownChoices)[number];

export function rulesOfChoice(choice: OwnChoice): { contest: EventContestKind; measure: RuleMeasure } {
  if (choice === 'matchPoints') return { contest: 'match', measure: 'points' };
  return { contest: ruledContest({ measure: choice }) ?? 'ranking', measure: choice };
}

/** The choice for an event with rules, or with a code that determines how it is decided. */
export function ownChoice(event: PlanEvent): OwnChoice | undefined {
  const measure = event.rules?.measure ?? eventMeasure(event);
  return measure === 'points' && event.rules?.contest === 'match' ? 'matchPoints' : measure;
}
