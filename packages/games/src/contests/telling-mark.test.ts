import { expect, it } from 'vitest';
import { tellingMark } from './telling-mark.ts';

const line = (rank: string, result: string, points: string | null = null, irm: string | null = null) => ({
  rank,
  irm,
  result,
  resultType: 'TIME',
  points,
});

it('a race is decided by its times, even if some are equal', () => {
  expect(tellingMark([line('1', '10.90'), line('2', '10.95'), line('2', '10.95')])).toBe('result');
  expect(tellingMark([line('1', '10.90')])).toBe('result');
});

it('H8: a race of several classes, decided by points, is described by the points', () => {
  const race = [line('1', '2:54.78', '980'), line('2', '3:01.00', '975'), line('3', '2:35.10', '960')];
  expect(tellingMark(race)).toBe('points');
  expect(tellingMark(race.map((one) => ({ ...one, points: null })))).toBe('none');
});

it('lines without a rank, or with a mark such as DNF, are left out', () => {
  expect(tellingMark([line('1', '11.00'), line('2', '11.10'), line('3', '9.00', null, 'DSQ')])).toBe('result');
});
