import { expect, test } from 'vitest';
import { enterLines } from '../enter-lines.ts';
import { addEvent, changeEvent, newPlan } from '../plan.ts';
import { planWarnings } from '../plan-warnings.ts';
import { twiceAtOnce } from '../person-clash.ts';
import { hasClashes, proposeTimes } from './propose-times.ts';

const lines = (names: readonly string[]) => names.map((familyName) => ({ familyName, delegation: '1', members: [] }));
function planOf(events: readonly (readonly string[])[]) {
  let plan = newPlan({ now: Date.UTC(2026, 10, 20), timeZone: 'UTC', language: 'en', venueName: 'Hall' });
  for (const [index, names] of events.entries()) {
    const sport = { code: 'TTE', name: 'Table tennis' } as const;
    plan = addEvent(plan, { name: `Singles ${index}`, gender: 'W', kind: 'individual', sport, draw: 1 });
    plan = enterLines(plan, plan.events.at(-1)!.id, lines(names));
  }
  return plan;
}
const starts = (plan: ReturnType<typeof planOf>) => plan.events.map(({ start }) => start.slice(5));
const four = ['Ana', 'Bo', 'Cy', 'Di'];

test('events on one court are proposed one after the other, without overlap', () => {
  const plan = planOf([four, four, four]);
  expect(hasClashes(plan, {})).toBe(true);
  const proposed = proposeTimes(plan, {});
  // Two semifinals, bronze and final, 20 minutes each with breaks of 5.
  expect(starts(proposed)).toEqual(['11-27T09:00', '11-27T10:40', '11-27T12:20']);
  expect(planWarnings(proposed, {}, '')).toEqual([]);
  expect(hasClashes(proposed, {})).toBe(false);
});

test('an event that would end in the evening begins on the next morning', () => {
  const long = planOf([four, four]);
  const plan = changeEvent(long, long.events[0]!.id, { minutes: 120 });
  expect(starts(proposeTimes(plan, {}))).toEqual(['11-27T09:00', '11-28T09:00']);
});

test('an event on another court keeps its time, unless a person would have to be in two places', () => {
  const onOther = (names: readonly string[]) => {
    const plan = planOf([four, names]);
    return changeEvent(plan, plan.events[1]!.id, { courts: ['2'] });
  };
  expect(starts(proposeTimes(onOther(['Eva', 'Flo']), {}))).toEqual(['11-27T09:00', '11-27T09:00']);
  const shared = proposeTimes(onOther(['Ana', 'Flo']), {});
  expect(twiceAtOnce(shared, {})).toEqual([]);
});

test('times that do not clash, and events without a time, stay as the organizer chose them', () => {
  const plan = planOf([four, four]);
  const chosen = changeEvent(plan, plan.events[1]!.id, { start: '2026-11-28T15:30' });
  expect(starts(proposeTimes(chosen, {}))).toEqual(['11-27T09:00', '11-28T15:30']);
  const open = changeEvent(plan, plan.events[1]!.id, { start: '' });
  expect(starts(proposeTimes(open, {}))).toEqual(['11-27T09:00', '']);
});
