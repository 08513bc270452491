import { expect, test } from 'vitest';
import { heardHeaders, noteHeard } from './heard-position.ts';

test('a read within eight seconds of a change asks for a document that includes it', () => {
  expect(heardHeaders(0)).toEqual({});
  noteHeard('a-7', 1000);
  expect(heardHeaders(1000)).toEqual({ 'podium-position': 'a-7' });
  expect(heardHeaders(8999)).toEqual({ 'podium-position': 'a-7' });
  expect(heardHeaders(9000)).toEqual({});
});

test('a position heard again is no new change, and an empty one is none', () => {
  noteHeard('a-8', 10_000);
  noteHeard('a-8', 15_000);
  noteHeard('', 15_000);
  expect(heardHeaders(17_999)).toEqual({ 'podium-position': 'a-8' });
  expect(heardHeaders(18_000)).toEqual({});
});
