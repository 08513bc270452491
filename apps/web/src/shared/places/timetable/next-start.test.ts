import { expect, it } from 'vitest';
import { nextStart } from './next-start.ts';

const instant = (time: string): string => `2026-11-20T${time}:00-03:00`;
const from = (name: string, ...times: string[]) => ({ stop: { id: name, name }, times: times.map(instant) });

it('a line shows its next first departure, and a regular interval', () => {
  const starts = [from('Airport', '14:00', '14:40', '15:20'), from('Hotels', '14:20', '14:35', '14:50', '15:05')];
  expect(nextStart(starts, Date.parse(instant('14:30')))).toEqual({ at: instant('14:35'), stop: 'Hotels', every: 15 });
  expect(nextStart(starts, Date.parse(instant('14:55')))).toMatchObject({ at: instant('15:05'), every: undefined });
  expect(nextStart(starts, Date.parse(instant('23:00')))).toBeUndefined();
});
