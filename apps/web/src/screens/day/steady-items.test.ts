import { expect, test } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { isOutdated, withCurrent } from './steady-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const item = (id: string, status: ScheduleItemAnswer['status'] = 'SCHEDULED'): ScheduleItemAnswer => ({
  ...stateItems[0]!,
  id,
  status,
});
const at = (minute: number, ...items: ScheduleItemAnswer[]) => ({ items, now: new Date(minute * 60_000) });

test.each([
  ['a contest that starts or ends stays in its section', at(0, item('A')), at(1, item('A', 'OFFICIAL')), false],
  ['a contest that is removed moves no other', at(0, item('A'), item('B')), at(1, item('A')), false],
  ['a contest that is added is sorted in at once', at(0, item('A')), at(1, item('A'), item('B')), true],
  ['after a quarter of an hour the page is sorted again', at(0, item('A')), at(16, item('A')), true],
])('%s', (_rule, placing, current, isSorted) => expect(isOutdated(placing, current)).toBe(isSorted));

test('rows in their old places tell what is true now, and sections without contests are gone', () => {
  const [a, b, c] = [item('A'), item('B'), item('C')];
  const session = { id: 'morning', items: [a, b], finals: [b], rest: [a] };
  const sections = { now: [c], later: [session, { ...session, id: 'evening', items: [b], rest: [] }] };
  const newA = item('A', 'RUNNING');
  expect(
    withCurrent(
      sections,
      new Map([
        ['A', newA],
        ['C', c],
      ]),
    ),
  ).toEqual({ now: [c], later: [{ id: 'morning', items: [newA], finals: [], rest: [newA] }] });
});
