import { expect, test } from 'vitest';
import { startListKind } from './start-list-kind.ts';
import type { UnitAnswer } from './units.ts';

const startList = (type: 'athlete' | 'team', isHeadToHead: boolean) => ({
  isHeadToHead,
  startList: [{ competitor: { type } }] as UnitAnswer['startList'],
});

test.each([
  ['a basketball match', startList('team', true), 'sides', 'teams'],
  ['a judo contest', startList('athlete', true), 'sides', 'sides'],
  ['a swimming heat, of relays too', startList('team', false), 'race', 'race'],
  ['a long jump final', startList('athlete', false), 'field', 'other'],
  ['a match of two in a sport of many', startList('athlete', true), 'ranked', 'sides'],
] as const)('the start list has its columns by the form of the contest: %s', (_, unit, contest, kind) => {
  expect(startListKind(unit, contest)).toBe(kind);
});
