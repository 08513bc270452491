import { expect, test } from 'vitest';
import { courtClash, eventEnd } from './court-clash.ts';
import { gamesNow, planWarnings } from './plan-warnings.ts';
import { enterLines } from './enter-lines.ts';
import { addEvent, changeEvent, newPlan } from './plan.ts';

const lines = ['Ana', 'Bo', 'Cy', 'Di'].map((familyName) => ({ familyName, delegation: '1', members: [] }));
const twoEvents = () => {
  let plan = newPlan({ now: Date.UTC(2026, 10, 20), timeZone: 'UTC', language: 'en', venueName: 'Hall' });
  for (const name of ['Singles', 'Doubles']) {
    const sport = { code: 'TTE', name: 'Table tennis' } as const;
    plan = addEvent(plan, { name, gender: 'W', kind: 'individual', sport, draw: 1 });
    plan = enterLines(plan, plan.events.at(-1)!.id, lines);
  }
  return plan;
};

test('two events at the same time in one place clash, until the second starts after the first', () => {
  const plan = twoEvents();
  const [first, second] = plan.events;
  expect(courtClash(plan, first!)).toBeUndefined();
  const clash = courtClash(plan, second!);
  // Two semifinals, bronze and final, 20 minutes each with breaks of 5.
  expect(clash).toEqual({ other: first, freeFrom: '2026-11-27T10:40' });
  const movedPlan = changeEvent(plan, second!.id, { start: clash!.freeFrom });
  expect(courtClash(movedPlan, movedPlan.events[1]!)).toBeUndefined();
});

test('events on different courts, or without a start, do not clash', () => {
  const plan = twoEvents();
  const { id } = plan.events[1]!;
  for (const part of [{ courts: ['2'] }, { start: '' }]) {
    const changedPlan = changeEvent(plan, id, part);
    expect(courtClash(changedPlan, changedPlan.events[1]!)).toBeUndefined();
  }
});

test('an event ends with its last contest', () => {
  const [first] = twoEvents().events;
  expect(eventEnd(first!)).toBe('2026-11-27T10:35');
  expect(eventEnd({ ...first!, start: '' })).toBeUndefined();
});

test('a plan with a clash, or with an event that ends after the Games, shows a warning', () => {
  const plan = twoEvents();
  const [first, second] = plan.events;
  expect(planWarnings(plan, {}, '')).toEqual([{ kind: 'overlaps', event: second, other: first }]);
  const late = changeEvent(plan, second!.id, { start: '2026-11-28T23:30' });
  expect(planWarnings(late, {}, '')).toEqual([{ kind: 'endsLate', event: late.events[1] }]);
});

test('a warning names an event that would begin in the past, until the event is public', () => {
  const plan = changeEvent(twoEvents(), twoEvents().events[1]!.id, { courts: ['2'] });
  const now = gamesNow(plan, Date.parse('2026-11-27T23:00:00Z'));
  const past = planWarnings(plan, {}, now).filter(({ kind }) => kind === 'past');
  expect(past.length).toBeGreaterThan(0);
  expect(planWarnings(plan, {}, '2026-11-01T00:00').filter(({ kind }) => kind === 'past')).toEqual([]);
});
