import type { GamesPlan } from '@podium/contract';
import { describe, expect, test } from 'vitest';
import { enterLines } from '../enter-lines.ts';
import { addEvent, newPlan } from '../plan.ts';
import { actOf, chooseLeaving, emptyForm } from './act-form.ts';

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
const subject = { plan, event: sprint!, earlier: plan.events, round: 0 };
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

test('an incomplete form cannot be sent', () => {
  expect(actOf('enter', { ...emptyForm, name: 'Ana Souza' }, subject)).toBeUndefined();
  expect(actOf('withdraw', emptyForm, subject)).toBeUndefined();
  expect(actOf('exchange', { ...emptyForm, entrant: '1', other: '1' }, subject)).toBeUndefined();
});

test('a late team has its members', () => {
  const teams = addEvent(start, { name: 'Cup', gender: 'W', kind: 'team', sport: cup, draw: 1 });
  const [event] = teams.events;
  const form = { ...emptyForm, name: 'Red Foxes', delegation: '7', members: 'Ana Lima\nBo Diaz\n' };
  expect(actOf('enter', form, { plan: teams, event: event!, earlier: [], round: 0 })).toMatchObject({
    entrant: { name: 'Red Foxes', members: [{ familyName: 'Lima' }, { familyName: 'Diaz' }] },
  });
});

describe('a team whose member is substituted', () => {
  const cups = addEvent(start, { name: 'Cup', gender: 'W', kind: 'team', sport: cup, draw: 1 });
  const members = ['Ana Lima', 'Bo Diaz'].map((name) => {
    const [givenName = '', familyName = ''] = name.split(' ');
    return { givenName, familyName };
  });
  const teams = enterLines(cups, cups.events[0]!.id, [{ familyName: 'Red Foxes', delegation: '7', members }]);
  const [event] = teams.events;
  const [team] = event!.entries.kind === 'team' ? event!.entries.items : [];
  const of = { plan: teams, event: event!, earlier: teams.events, round: 0 };
  const chosen = chooseLeaving(event!, team!.id);

  test('the form begins with the team’s current name, delegation and members, which count as unchanged', () => {
    expect(chosen).toMatchObject({ name: 'Red Foxes', delegation: '7', members: 'Ana Lima\nBo Diaz' });
    expect(actOf('replace', chosen, of)).toBeUndefined();
  });

  test('one member is exchanged by choosing her and typing the new one, and the others keep their numbers', () => {
    const form = { ...chosen, member: team!.members[0]!.id };
    expect(actOf('replace', form, of)).toBeUndefined();
    const act = actOf('replace', { ...form, newMember: 'Ivy Reis' }, of);
    expect(act).toMatchObject({
      entrant: team!.id,
      by: { id: team!.id, name: 'Red Foxes', members: [{ familyName: 'Reis' }, team!.members[1]] },
    });
  });

  test('another name is another team', () => {
    const act = actOf('replace', { ...chosen, name: 'Blue Owls' }, of);
    expect(act && 'by' in act && act.by.id).not.toBe(team!.id);
  });
});

test('a round starts at the time that was chosen, otherwise when its court is free', () => {
  expect(actOf('drawRound', emptyForm, { ...subject, round: 2 })).not.toHaveProperty('start');
  expect(actOf('drawRound', { ...emptyForm, start: '2026-12-05T10:00' }, { ...subject, round: 2 })).toMatchObject({
    start: '2026-12-05T10:00',
  });
});
