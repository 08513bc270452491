import { expect, it } from 'vitest';
import { orderWaiting } from './order-waiting.ts';

const line = (name: string, startOrder: string | null, more: { rank?: string; details?: string[] } = {}) => ({
  name,
  position: 0,
  startOrder,
  rank: more.rank ?? null,
  result: more.rank ? '14.1' : null,
  irm: null,
  details: more.details ?? [],
});
const placeLines = (lines: ReturnType<typeof line>[]) =>
  orderWaiting(lines.map((one, index) => ({ ...one, position: index + 1 }))).map(
    ({ name, position }) => `${position} ${name}`,
  );

it('competitors who have yet to begin follow in the order of start', () =>
  expect(
    placeLines([line('Ana', '9', { rank: '1' }), line('Bia', '10'), line('Clara', '2'), line('Dora', '3')]),
  ).toEqual(['1 Ana', '2 Clara', '3 Dora', '4 Bia']));

it('a line with an attempt keeps its place', () =>
  expect(placeLines([line('Ana', '3', { details: ['x'] }), line('Bia', '2'), line('Clara', '1')])).toEqual([
    '1 Ana',
    '2 Clara',
    '3 Bia',
  ]));

it('the order stays if a start order is missing', () =>
  expect(placeLines([line('Ana', null), line('Bia', '1')])).toEqual(['1 Ana', '2 Bia']));
