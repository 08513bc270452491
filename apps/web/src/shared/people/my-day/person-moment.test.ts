import { describe, expect, it } from 'vitest';
import { fullDay } from '../../../fixtures/schedule.ts';
import { compareMoments, minutesUntil, momentOf } from './person-moment.ts';
import type { ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

const sample = fullDay(12)[0]!;
const day = '2026-10-16';
const contest = (id: string, from: string, to: string, more: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer => ({
  ...sample,
  id,
  day,
  start: `${day}T${from}:00-03:00`,
  end: `${day}T${to}:00-03:00`,
  actualEnd: null,
  isStartHidden: false,
  status: 'SCHEDULED',
  ...more,
});
type Result = ProfileAnswer['results'][number];
const reachedResult = (item: ScheduleItemAnswer): Result => ({
  item,
  rank: '1',
  result: '28.70',
  resultType: 'TIME',
  irm: null,
  diff: null,
  qualification: null,
  records: [],
});
const heat = contest('heat', '09:00', '09:05', { status: 'OFFICIAL' });
const final = contest('final', '17:00', '17:05');
const noon = new Date(`${day}T12:00:00-03:00`);
const momentText = (...[profile, now]: Parameters<typeof momentOf>) => {
  const moment = momentOf(profile, now);
  return moment && [moment.kind, moment.item.id, moment.own?.result];
};

describe('the main contest of a followed person', () => {
  it('is the next one', () =>
    expect(momentText({ schedule: [heat, final], results: [reachedResult(heat)] }, noon)).toEqual([
      'next',
      'final',
      undefined,
    ]));

  it('is a finished one while its result is new', () => {
    const soonAfter = new Date(`${day}T10:00:00-03:00`);
    expect(momentText({ schedule: [heat, final], results: [reachedResult(heat)] }, soonAfter)).toEqual([
      'done',
      'heat',
      '28.70',
    ]);
  });

  it('is a live one, with the current standing', () => {
    const on = contest('on', '11:55', '12:05', { status: 'RUNNING' });
    expect(
      momentText({ schedule: [heat, on, final], results: [reachedResult(heat), reachedResult(on)] }, noon),
    ).toEqual(['live', 'on', '28.70']);
  });

  it('is the last finished one if no contest follows', () =>
    expect(momentText({ schedule: [heat], results: [reachedResult(heat)] }, noon)).toEqual(['done', 'heat', '28.70']));

  it('is never a canceled one', () =>
    expect(momentText({ schedule: [{ ...final, status: 'CANCELLED' }], results: [] }, noon)).toBeUndefined());
});

it('live contests come first, then by start, then finished ones', () => {
  const moments = [
    undefined,
    momentOf({ schedule: [heat], results: [reachedResult(heat)] }, noon),
    momentOf({ schedule: [final], results: [] }, noon),
    momentOf({ schedule: [contest('early', '13:00', '13:10')], results: [] }, noon),
    momentOf({ schedule: [contest('on', '11:55', '12:05', { status: 'RUNNING' })], results: [] }, noon),
  ];
  expect(moments.toSorted(compareMoments).map((moment) => moment?.item.id)).toEqual([
    'on',
    'early',
    'final',
    'heat',
    undefined,
  ]);
});

it.each([
  ['15:59', undefined],
  ['16:00', 60],
  ['16:20', 40],
  ['16:59', 1],
  ['17:00', undefined],
])('at %s the countdown to 17:00 shows %s minutes', (time, minutes) =>
  expect(minutesUntil(final, new Date(`${day}T${time}:00-03:00`))).toBe(minutes),
);

it('a contest has no countdown if its start is hidden, delayed or postponed', () => {
  const now = new Date(`${day}T16:30:00-03:00`);
  expect(minutesUntil({ ...final, isStartHidden: true }, now)).toBeUndefined();
  expect(minutesUntil({ ...final, status: 'DELAYED' }, now)).toBeUndefined();
  expect(minutesUntil({ ...final, status: 'POSTPONED' }, now)).toBeUndefined();
});
