import type { PlanEvent } from '@podium/contract';
import { expect, test } from 'vitest';
import { seededIds, seedInOrder } from './seeds.ts';

test('seeds follow the order in which entrants are chosen; a removed one moves the others up', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, familyName: id, delegation: '7' }));
  const event = { entries: { kind: 'individual', items } } as PlanEvent;
  const seeded = { ...event, ...seedInOrder(event, ['c', 'a']) };
  expect(seededIds(seeded)).toEqual(['c', 'a']);
  const fewer = seedInOrder(seeded, ['a']);
  expect(fewer.entries.items.map(({ seed }) => seed)).toEqual([1, undefined, undefined]);
});
