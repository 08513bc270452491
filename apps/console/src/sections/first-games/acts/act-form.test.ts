import type { GamesPlan } from '@podium/contract';
import { expect, test } from 'vitest';
import { enterLines } from '../enter-lines.ts';
import { addEvent, newPlan } from '../plan.ts';
import { actOf, emptyForm } from './act-form.ts';

const sport = { code: 'ATH', name: 'Athletics' } as const;
const cup = { code: 'BKB', name: 'Basketball' } as const;
const start = {
  ...newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Hall' }),
  delegations: [{ id: '7', code: '7A', name: { en: 'Class 7A' } }],
};
const line = (givenName: string, familyName: string) => ({ givenName, familyName, delegation: '7', members: [] });
const races = ['100 m', '200 m'].reduce<GamesPlan>(
  (plan, name) => addEvent(plan, { name, gender: 'W', kind: 'individual', sport, draw: 1 }),
  start,
);
const [first, second] = races.events.map(({ id }) => id);
const plan = enterLines(enterLines(races, first!, [line('Ana', 'Lima'), line('Bo', 'Diaz')]), second!, [
  line('Ana', 'Souza'),
  line('Eva', 'Costa'),
]);
const [sprint] = plan.events;
const subject = { plan, event: sprint!, published: plan.events, round: 0 };
const souza = plan.events[1]!.entries.items[0]!;

test('a late entry keeps the number that the person has in another event; a new person gets a new one', () => {
  const form = { ...emptyForm, name: 'Ana Souza', delegation: '7' };
  expect(actOf('enter', form, subject)).toEqual({
    do: 'enter',
    event: first,
    entrant: { id: souza.id, givenName: 'Ana', familyName: 'Souza', delegation: '7' },
  });
  const ids = plan.events.flatMap(({ entries }) => entries.items.map(({ id }) => id));
  const added = actOf('enter', { ...form, name: 'Ivy Reis' }, subject);
  expect(added).toMatchObject({ entrant: { familyName: 'Reis' } });
  expect(ids).not.toContain(added && 'entrant' in added && typeof added.entrant === 'object' && added.entrant.id);
});

test('a substitute competes for the delegation that had the place', () => {
  const entrant = sprint!.entries.items[1]!.id;
  expect(actOf('replace', { ...emptyForm, entrant, name: 'Ivy Reis' }, subject)).toMatchObject({
    do: 'replace',
    entrant,
    by: { familyName: 'Reis', delegation: '7' },
  });
});

test('an incomplete form is no act', () => {
  expect(actOf('enter', { ...emptyForm, name: 'Ana Souza' }, subject)).toBeUndefined();
  expect(actOf('withdraw', emptyForm, subject)).toBeUndefined();
  expect(actOf('exchange', { ...emptyForm, entrant: '1', other: '1' }, subject)).toBeUndefined();
});

test('a late team has its members', () => {
  const teams = addEvent(start, { name: 'Cup', gender: 'W', kind: 'team', sport: cup, draw: 1 });
  const [event] = teams.events;
  const form = { ...emptyForm, name: 'Red Foxes', delegation: '7', members: 'Ana Lima\nBo Diaz\n' };
  expect(actOf('enter', form, { plan: teams, event: event!, published: [], round: 0 })).toMatchObject({
    entrant: { name: 'Red Foxes', members: [{ familyName: 'Lima' }, { familyName: 'Diaz' }] },
  });
});
