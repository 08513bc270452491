import { expect, it } from 'vitest';
import { nextStart } from './next-start.ts';

const at = (time: string): string => `2026-11-20T${time}:00-03:00`;
const from = (name: string, ...times: string[]) => ({ stop: { id: name, name }, times: times.map(at) });

it('a line departs next where its first departure is, and says its rhythm where that is even', () => {
  const starts = [from('Airport', '14:00', '14:40', '15:20'), from('Hotels', '14:20', '14:35', '14:50', '15:05')];
  expect(nextStart(starts, Date.parse(at('14:30')))).toEqual({ at: at('14:35'), stop: 'Hotels', every: 15 });
  expect(nextStart(starts, Date.parse(at('14:55')))).toMatchObject({ at: at('15:05'), every: undefined });
  expect(nextStart(starts, Date.parse(at('23:00')))).toBeUndefined();
});
