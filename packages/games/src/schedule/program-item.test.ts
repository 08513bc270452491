import { expect, test } from 'vitest';
import { scheduleItemTypes } from '../model/vocabulary.ts';
import { programItemKinds, programItemType } from './program-item.ts';

test('each kind of added item has a type of the schedule, and no two kinds are shown alike', () => {
  const types = programItemKinds.map(programItemType);
  expect(types.every(({ type }) => scheduleItemTypes.includes(type))).toBe(true);
  expect(new Set(types.map((each) => JSON.stringify(each))).size).toBe(programItemKinds.length);
});

test('an added item is never a contest', () => {
  expect(programItemKinds.filter((kind) => programItemType(kind).type.startsWith('competition'))).toEqual([]);
});
