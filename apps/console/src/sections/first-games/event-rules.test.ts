import type { GamesPlan, PlanEvent } from '@podium/contract';
import { expect, test } from 'vitest';
import { changeRule, ownChoice, plannedContest, ruleFields, rulesOfChoice } from './event-rules.ts';
import { addEvent, newPlan } from './plan.ts';
import { planFaults } from './plan-faults.ts';
import { outOfAge, smallTeams } from './plan-warnings.ts';

const plan = newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Hall' });
const addOwnSport = (
  sport: Parameters<typeof addEvent>[1]['sport'],
  more: Partial<Parameters<typeof addEvent>[1]> = {},
): [GamesPlan, PlanEvent] => {
  const next = addEvent(plan, { name: 'Event', gender: 'X', kind: 'team', draw: 1, sport, ...more });
  return [next, next.events[0]!];
};
const futsal = addOwnSport({ name: 'Futsal', pictogram: 'fbl' }, { rules: rulesOfChoice('goals'), template: 'pools' });
const names = (event: PlanEvent): string[] => ruleFields(event).map(({ name }) => name);

test('an own sport with goals starts as a match, and its code does not encode the measure', () => {
  const [{ sports }, event] = futsal;
  expect(sports).toEqual([{ code: 'X01', name: { en: 'Futsal' }, pictogram: 'fbl' }]);
  expect(event).toMatchObject({ code: 'EVENT', rules: { contest: 'match', measure: 'goals' } });
  expect(event.template).toMatchObject({ kind: 'pools', pools: 2 });
  expect([plannedContest(event), ownChoice(event)]).toEqual(['match', 'goals']);
  expect(ownChoice({ ...event, rules: rulesOfChoice('matchPoints') })).toBe('matchPoints');
});

test('the form of an event has the fields of its kind of contest, and others that have a value', () => {
  expect(names(futsal[1])).toEqual(expect.arrayContaining(['parts', 'decidedBy', 'winPoints', 'teamSize']));
  expect(names(futsal[1])).not.toContain('attempts');
  const [, jump] = addOwnSport({ code: 'ATH', name: 'Athletics' }, { name: 'Long jump', kind: 'individual' });
  expect(names(jump)).toEqual(expect.arrayContaining(['attempts', 'cutAfter', 'decimals', 'bornFrom']));
  expect(names(jump)).not.toContain('teamSize');
  expect(names({ ...jump, rules: { parts: 2 } })).toContain('parts');
  const [, swim] = addOwnSport({ code: 'SWM', name: 'Swimming' });
  expect(names(swim)).toContain('lanes');
});

test('an event of an earlier version is decided as its code indicates', () => {
  const [, race] = addOwnSport({ name: 'Sack race' }, { measure: 'time' });
  expect([race.code, race.rules, plannedContest(race), ownChoice(race)]).toEqual([
    'T.EVENT',
    undefined,
    'race',
    'time',
  ]);
});

test('a rule that is emptied is left to the sport, and contradicting rules are an error of the event', () => {
  const [next, { id }] = futsal;
  const capped = changeRule(next, id, { pointsToWin: 21, cap: 20 });
  expect(planFaults(capped)).toContainEqual({ path: 'events.0.rules', step: 'events', code: 'rules' });
  const emptied = changeRule(capped, id, {
    pointsToWin: undefined,
    cap: undefined,
    contest: undefined,
    measure: undefined,
  });
  expect(emptied.events[0]).not.toHaveProperty('rules');
});

test('a warning before publication names teams with fewer members than their event needs, except teams without any', () => {
  const [next, { id }] = futsal;
  const teams = [2, 1, 0].map((count, index) => ({
    id: `t${index}`,
    name: `Team ${count}`,
    delegation: 'd',
    members: Array.from({ length: count }, (_, member) => ({ id: `${index}${member}`, familyName: 'Name' })),
  }));
  const entered = { ...next, events: [{ ...next.events[0]!, entries: { kind: 'team' as const, items: teams } }] };
  expect(smallTeams(entered)).toEqual([]);
  expect(smallTeams(changeRule(entered, id, { teamSize: 2 })).map(({ names }) => names)).toEqual([['Team 1']]);
});

test('a warning before publication names people born outside the limits of their event, with birth dates from any event', () => {
  const [next, { id }] = futsal;
  const limited = changeRule(next, id, { bornFrom: 2009, bornTo: 2010 });
  const members = [2008, 2009, undefined].map((birthYear, index) => ({
    id: `m${index}`,
    familyName: `Name${index}`,
    birthYear,
  }));
  const team = { id: 't1', name: 'Team', delegation: 'd', members };
  const elsewhere = { id: 'm2', familyName: 'Name2', delegation: 'd', birthDate: '2011-01-01' };
  const events = [
    { ...limited.events[0]!, entries: { kind: 'team' as const, items: [team] } },
    { ...next.events[0]!, id: 'other', entries: { kind: 'individual' as const, items: [elsewhere] } },
  ];
  expect(outOfAge({ ...limited, events }).map(({ names }) => names)).toEqual([['Name0', 'Name2']]);
});
