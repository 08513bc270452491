import { expect, test } from 'vitest';
import { positionHeaders, recordPosition } from './stream-position.ts';

test('a read within eight seconds of a change asks for a document that includes it', () => {
  expect(positionHeaders(0)).toEqual({});
  recordPosition('a-7', 1000);
  expect(positionHeaders(1000)).toEqual({ 'podium-position': 'a-7' });
  expect(positionHeaders(8999)).toEqual({ 'podium-position': 'a-7' });
  expect(positionHeaders(9000)).toEqual({});
});

test('a repeated or missing position does not count as a new change', () => {
  recordPosition('a-8', 10_000);
  recordPosition('a-8', 15_000);
  recordPosition('', 15_000);
  expect(positionHeaders(17_999)).toEqual({ 'podium-position': 'a-8' });
  expect(positionHeaders(18_000)).toEqual({});
});
