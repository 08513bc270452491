import type { LineupMember } from '@podium/contract';
import { expect, it } from 'vitest';
import { pitchRows } from './pitch-rows.ts';

const football = ['GK', 'DF', 'MF', 'FW'];
const team = (...positions: string[]) =>
  positions.map((position, index) => ({ id: `${position}${index}`, position }) as LineupMember);
const eleven = team('FW', 'DF', 'DF', 'DF', 'DF', 'MF', 'MF', 'MF', 'MF', 'MF', 'GK');
const sizes = (rows: LineupMember[][] | undefined) => rows?.map((row) => row.length);

it.each([
  ['4-2-3-1', [1, 4, 2, 3, 1]],
  ['4-5-1', [1, 4, 5, 1]],
  ['4-3-3', [1, 4, 3, 3]],
])('a team in %s is drawn in these rows, starting with the goalkeeper', (formation, rows) => {
  const pitch = pitchRows(eleven, football, formation);
  expect(sizes(pitch)).toEqual(rows);
  expect(pitch?.[0]?.[0]?.position).toBe('GK');
});

it('without a formation of the right size, the rows follow the positions', () => {
  expect(sizes(pitchRows(eleven, football, '4-4'))).toEqual([1, 4, 5, 1]);
  expect(sizes(pitchRows(eleven, football, undefined))).toEqual([1, 4, 5, 1]);
});

it('a team with an unknown position, or with too few players, is not drawn', () => {
  expect(pitchRows([...eleven.slice(1), ...team('XX')], football, '4-4-2')).toBeUndefined();
  expect(pitchRows(team('GK', 'FW'), football, '1')).toBeUndefined();
  expect(pitchRows(eleven, [], '4-5-1')).toBeUndefined();
});
