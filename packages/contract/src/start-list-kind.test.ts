import { expect, test } from 'vitest';
import { startListKind } from './start-list-kind.ts';
import type { UnitAnswer } from './units.ts';

const listOf = (type: 'athlete' | 'team', isHeadToHead: boolean) => ({
  isHeadToHead,
  startList: [{ competitor: { type } }] as UnitAnswer['startList'],
});

test.each([
  ['a basketball match', listOf('team', true), 'sides', 'teams'],
  ['a judo contest', listOf('athlete', true), 'sides', 'sides'],
  ['a swimming heat, of relays too', listOf('team', false), 'race', 'race'],
  ['a long jump final', listOf('athlete', false), 'field', 'other'],
  ['a match of two in a sport of many', listOf('athlete', true), 'ranked', 'sides'],
] as const)('the list of %s', (_, unit, contest, kind) => {
  expect(startListKind(unit, contest)).toBe(kind);
});
