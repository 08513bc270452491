import { gamesPlan } from '@podium/contract';
import { expect, test } from 'vitest';
import { comparePlan } from './compare-plan.ts';
import { planClashes } from './plan-clashes.ts';
import { eventId } from './plan-folder.ts';
import type { TakenCourt } from './taken-courts.ts';
import { race, schoolPlan } from './testing/school-plan.ts';

const plan = gamesPlan.parse({ ...schoolPlan, events: [race] });
const ceremony: TakenCourt = {
  id: 'c1',
  venue: 'hall',
  court: 'court-1',
  startMs: Date.parse('2026-12-05T08:30Z'),
  endMs: Date.parse('2026-12-05T09:10Z'),
  name: () => ({ en: 'Opening ceremony' }),
};

test('publishing reports contests on a court that an item of the program occupies, with name and time', () => {
  const compared = comparePlan(plan, undefined, new Map());
  expect(planClashes(compared, undefined, [ceremony])).toMatchObject([
    {
      contest: { en: '100 m · Heat 1' },
      start: '2026-12-05T09:00',
      place: { en: 'court-1' },
      other: { en: 'Opening ceremony' },
      otherStart: '2026-12-05T08:30',
    },
  ]);
  expect(planClashes(compared, undefined, [{ ...ceremony, court: 'court-9' }])).toEqual([]);
});

test('clashes that are already public, and those between events of the plan, are not reported again', () => {
  const compared = comparePlan(plan, undefined, new Map());
  expect(planClashes(compared, compared.next, [ceremony])).toEqual([]);
  expect(planClashes(compared, undefined, [{ ...ceremony, eventId: eventId(race) }])).toEqual([]);
});
