import { expect, test } from 'vitest';
import { addRun, unreliableTests } from './history.ts';

const empty = { seconds: {}, secondTries: {} };
const late = { seconds: {}, ran: ['a', 'b'], secondTries: ['a'] };

test('a test that needs its second try in three runs in a row is unreliable', () => {
  const twice = addRun(addRun(empty, late), late);
  expect(unreliableTests(twice)).toEqual([]);
  expect(unreliableTests(addRun(twice, late))).toEqual(['a']);
});

test('a run that passes at the first try resets the count, and a run without the test keeps it', () => {
  const twice = addRun(addRun(empty, late), late);
  const other = addRun(twice, { seconds: {}, ran: ['b'], secondTries: [] });
  expect(unreliableTests(addRun(other, late))).toEqual(['a']);
  const good = addRun(twice, { seconds: {}, ran: ['a'], secondTries: [] });
  expect(unreliableTests(addRun(good, late))).toEqual([]);
});

test('the latest duration of each file is kept', () => {
  const first = addRun(empty, { seconds: { x: 9, y: 1 }, ran: [], secondTries: [] });
  expect(addRun(first, { seconds: { x: 2 }, ran: [], secondTries: [] }).seconds).toEqual({ x: 2, y: 1 });
});
