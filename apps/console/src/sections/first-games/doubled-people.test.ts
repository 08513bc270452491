import { expect, test } from 'vitest';
import { doubledPeople, joinPeople } from './doubled-people.ts';
import { enterLines } from './enter-lines.ts';
import { addEvent, newPlan } from './plan.ts';

const person = (givenName: string, familyName: string, delegation = '1') => ({
  givenName,
  familyName,
  delegation,
  members: [],
});
/** A plan with one race for each list of people. */
const planWith = (...lists: ReturnType<typeof person>[][]) => {
  let plan = newPlan({ now: 0, timeZone: 'UTC', language: 'en', venueName: 'Hall' });
  for (const [index, list] of lists.entries()) {
    const sport = { code: 'ATH', name: 'Athletics' } as const;
    plan = addEvent(plan, { name: `${index + 1}00 m`, gender: 'W', kind: 'individual', sport, draw: 1 });
    plan = enterLines(plan, plan.events[index]!.id, list);
  }
  return plan;
};
const ids = (plan: ReturnType<typeof planWith>, index: number): string[] =>
  plan.events[index]!.entries.items.map(({ id }) => id);

test('a name that two entries divide differently into given and family name is one person', () => {
  const plan = planWith([person('Maria Eduarda', 'dos Santos')], [person('Maria', 'Eduarda dos Santos')]);
  expect(ids(plan, 1)).toEqual(ids(plan, 0));
  expect(doubledPeople(plan)).toEqual([]);
});

test('the organizer is asked about names that differ only in accents or word order, and they become one person', () => {
  const plan = planWith([person('José', 'Lima'), person('Ana', 'Sá')], [person('Lima', 'Jose')]);
  const [doubled, ...more] = doubledPeople(plan);
  expect([doubled?.person.familyName, doubled?.other.familyName, more]).toEqual(['Lima', 'Jose', []]);
  const joined = joinPeople(plan, doubled!);
  expect(joined.events[1]!.entries.items).toMatchObject([{ id: ids(plan, 0)[0], givenName: 'José', delegation: '1' }]);
  expect(doubledPeople(joined)).toEqual([]);
});

test('the same name in another delegation is another person', () => {
  const plan = planWith([person('Ana', 'Lima')], [person('Ana', 'Lima', '2')]);
  expect(new Set([...ids(plan, 0), ...ids(plan, 1)]).size).toBe(2);
  expect(doubledPeople(plan)).toEqual([]);
});
