import type { KnownPeople } from '@podium/contract';
import { expect, test } from 'vitest';
import { doubledPeople } from '../doubled-people.ts';
import { enteredLines, enterLines } from '../enter-lines.ts';
import type { EnteredEvent } from '../entry-facts.ts';
import { addEvent, newPlan } from '../plan.ts';
import { candidatePeople, candidateTeams, matches, personWords } from './candidates.ts';
import { enterKnown, withoutEntered } from './enter-known.ts';

const ana = {
  id: '7100101',
  familyName: 'Souza',
  givenName: 'Ana',
  gender: 'W',
  bib: '12',
  delegation: 'ITJ',
} as const;
const bo = { id: '7100102', familyName: 'Lima', givenName: 'Bo', gender: 'M', delegation: 'ITJ' } as const;
const known: KnownPeople = {
  people: [ana, bo],
  teams: [{ id: 'T1', name: 'Itajubá A', delegation: 'ITJ', event: { en: 'Futsal' }, members: [bo] }],
  delegations: [{ id: 'ITJ', code: 'ITJ', name: { en: 'Itajubá' } }],
};
const earlier: EnteredEvent[] = [{ id: '', entries: { kind: 'individual', items: known.people } }];
const planOf = (kind: 'individual' | 'team', gender: 'W' | 'X' = 'X') =>
  addEvent(newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Hall' }), {
    name: 'Relay',
    gender,
    kind,
    sport: { code: 'ATH', name: 'Athletics' },
    draw: 1,
  });

test('imported people are entered under their numbers, with the delegation that the plan lacks', () => {
  const plan = planOf('individual');
  const [event] = plan.events;
  const people = candidatePeople(plan, event!, known);
  const entered = enterKnown(plan, event!, { people, teams: [] }, known, earlier);
  expect(entered.events[0]!.entries.items).toEqual([ana, bo]);
  expect(entered.delegations).toEqual(known.delegations);
  expect(candidatePeople(entered, entered.events[0]!, known)).toEqual([]);
  const lines = enteredLines(entered, entered.events[0]!).map((line) => ({ ...line, delegation: 'ITJ' }));
  expect(enterLines(entered, event!.id, lines, earlier)).toEqual(entered);
});

test('choosing people can be undone, with the delegation that came with them, and without losing entries that were typed afterwards', () => {
  const plan = planOf('individual');
  const [event] = plan.events;
  const entered = enterKnown(plan, event!, { people: [ana], teams: [] }, known, earlier);
  const byChoice = {
    event: event!.id,
    count: 1,
    before: event!.entries,
    after: entered.events[0]!.entries,
    delegations: ['ITJ'],
  };
  const typed = enterLines(
    entered,
    event!.id,
    [
      { ...ana, members: [] },
      { familyName: 'Nova', givenName: 'Eva', delegation: 'ITJ', members: [] },
    ],
    earlier,
  );
  const undone = withoutEntered(typed, byChoice);
  expect(undone.events[0]!.entries.items).toMatchObject([{ familyName: 'Nova' }]);
  expect(undone.delegations).toEqual(known.delegations);
  expect(withoutEntered(entered, byChoice)).toEqual(plan);
});

test('an imported person who is typed by name is not added twice, and nobody else gets an imported number', () => {
  const plan = planOf('individual');
  const lines = [ana, { familyName: 'Nova', delegation: 'ITJ' }].map((person) => ({ ...person, members: [] }));
  const entered = enterLines(plan, plan.events[0]!.id, lines, earlier);
  expect(entered.events[0]!.entries.items.map(({ id }) => id)).toEqual(['7100101', '7100103']);
});

test('someone who was typed with other accents than an imported person is reported', () => {
  const plan = planOf('individual');
  const lines = [{ familyName: 'Souza', givenName: 'Aná', delegation: 'ITJ', members: [] }];
  const entered = enterLines(plan, plan.events[0]!.id, lines, earlier);
  expect(doubledPeople(entered, earlier)).toMatchObject([{ person: { id: '7100101' }, delegation: 'ITJ' }]);
});

test('teams are entered with their members, and people join the team of their delegation or start one', () => {
  const plan = planOf('team');
  const [event] = plan.events;
  const withTeam = enterKnown(plan, event!, { people: [], teams: candidateTeams(plan, event!, known) }, known, earlier);
  const [team] = withTeam.events[0]!.entries.items;
  expect(team).toMatchObject({ name: 'Itajubá A', members: [{ id: '7100102' }] });
  expect(candidateTeams(withTeam, withTeam.events[0]!, known)).toEqual([]);
  const joined = enterKnown(withTeam, withTeam.events[0]!, { people: [ana], teams: [] }, known, earlier);
  expect(joined.events[0]!.entries.items).toMatchObject([{ members: [{ id: '7100102' }, { id: '7100101' }] }]);
  const made = enterKnown(plan, event!, { people: [ana], teams: [] }, known, earlier);
  expect(made.events[0]!.entries.items).toMatchObject([{ name: 'Itajubá', members: [{ id: '7100101' }] }]);
});

test('an event of women offers no men, and a search finds accents, numbers and parts of names', () => {
  const plan = planOf('individual', 'W');
  expect(candidatePeople(plan, plan.events[0]!, known).map(({ id }) => id)).toEqual([ana.id]);
  expect(['sóuz an', '12', 'ana souza'].map((search) => matches(personWords(ana), search))).toEqual([true, true, true]);
  expect(matches(personWords(ana), 'lima')).toBe(false);
});
