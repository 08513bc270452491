import { expect, test } from 'vitest';
import { enterLines } from './enter-lines.ts';
import { twiceAtOnce } from './person-clash.ts';
import { addEvent, changeEvent, newPlan } from './plan.ts';

const person = (familyName: string) => ({ familyName, delegation: '1', members: [] });
const twoEvents = (second: readonly string[]) => {
  let plan = newPlan({ now: Date.UTC(2026, 10, 20), timeZone: 'UTC', language: 'en', venueName: 'Hall' });
  for (const [name, people] of [
    ['Singles', ['Ana', 'Bo']],
    ['Pairs', second],
  ] as const) {
    const sport = { code: 'TTE', name: 'Table tennis' } as const;
    plan = addEvent(plan, { name, gender: 'W', kind: 'individual', sport, draw: 1 });
    plan = enterLines(plan, plan.events.at(-1)!.id, people.map(person));
  }
  return changeEvent(plan, plan.events[1]!.id, { courts: ['2'] });
};

test('a warning names people who are in two events at the same time, even on different courts', () => {
  const plan = twoEvents(['Cy', 'Ana']);
  expect(twiceAtOnce(plan, {})).toEqual([{ event: plan.events[1], names: ['Ana (Singles)'] }]);
});

test('consecutive events, or events with different people, do not clash', () => {
  expect(twiceAtOnce(twoEvents(['Cy', 'Di']), {})).toEqual([]);
  const plan = twoEvents(['Cy', 'Ana']);
  const later = changeEvent(plan, plan.events[1]!.id, { start: '2026-11-27T15:00' });
  expect(twiceAtOnce(later, {})).toEqual([]);
});
