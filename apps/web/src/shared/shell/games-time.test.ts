import { describe, expect, it } from 'vitest';
import { dateIn, daysOf, halfHourOf, isSameClock, logicalDay, nearestDay } from './games-time.ts';

const clock = { timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00', firstDay: '2026-10-10', lastDay: '2026-10-24' };
const at = (text: string) => new Date(text);

describe('the clock of the Games', () => {
  it.each([
    ['2026-10-16T12:00:00-03:00', '2026-10-16'],
    ['2026-10-17T02:59:00-03:00', '2026-10-16'],
    ['2026-10-17T03:00:00-03:00', '2026-10-17'],
    ['2026-10-17T02:30:00Z', '2026-10-16'],
  ])('counts %s to the day %s', (instant, day) => expect(logicalDay(at(instant), clock)).toBe(day));

  it('gives the nearest day before and after the Games', () => {
    expect(nearestDay(at('2026-01-01T12:00:00Z'), clock)).toBe('2026-10-10');
    expect(nearestDay(at('2027-01-01T12:00:00Z'), clock)).toBe('2026-10-24');
    expect(nearestDay(at('2026-10-12T12:00:00Z'), clock)).toBe('2026-10-12');
  });

  it('divides a day into half hours of the zone of the Games', () => {
    expect(halfHourOf('2026-10-16T12:29:00Z', clock.timeZone)).toBe('09:00');
    expect(halfHourOf('2026-10-16T09:30:00-03:00', clock.timeZone)).toBe('09:30');
  });

  it('has fifteen days', () => expect(daysOf(clock)).toHaveLength(15));

  it('has no days and no nearest one while the Games are empty', () => {
    const empty = { ...clock, firstDay: null, lastDay: null };
    expect(daysOf(empty)).toEqual([]);
    expect(nearestDay(at('2026-10-12T12:00:00Z'), empty)).toBe('2026-10-12');
  });
});

it('F16: a reader’s clock is compared with that of the Games over the days of the Games, not today', () => {
  const inJuly = { firstDay: '2026-07-20', lastDay: '2026-08-02' };
  const inOctober = { firstDay: '2026-10-20', lastDay: '2026-10-30' };
  const inNovember = { firstDay: '2026-11-20', lastDay: '2026-12-02' };
  expect([inJuly, inOctober, inNovember].map((games) => isSameClock('Africa/Lagos', 'Europe/Paris', games))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isSameClock('America/Phoenix', 'America/Denver', inJuly)).toBe(false);
  expect(isSameClock('America/Halifax', 'America/Sao_Paulo', inJuly)).toBe(true);
  expect(isSameClock('America/Bahia', 'America/Sao_Paulo', inOctober)).toBe(true);
});

describe('F3: the date beside a time on a reader’s clock', () => {
  it.each([
    // An evening in São Paulo is the next morning in Tokyo.
    ['2026-11-27T19:45:00-03:00', 'Asia/Tokyo', '2026-11-28'],
    ['2026-11-27T11:59:00-03:00', 'Asia/Tokyo', '2026-11-27'],
    ['2026-11-27T12:00:00-03:00', 'Asia/Tokyo', '2026-11-28'],
    ['2026-11-27T19:59:00-03:00', 'Africa/Lagos', '2026-11-27'],
    ['2026-11-27T20:00:00-03:00', 'Africa/Lagos', '2026-11-28'],
    // The first minutes after midnight still belong to the previous day in Los Angeles.
    ['2026-11-28T03:30:00-03:00', 'America/Los_Angeles', '2026-11-27'],
    ['2026-11-27T10:00:00-03:00', 'America/Los_Angeles', '2026-11-27'],
    // P5: after midnight the day of the Games is still the previous one, but no date is shown with an hour of the next.
    ['2026-11-28T01:30:00-03:00', 'America/Sao_Paulo', '2026-11-28'],
    ['2026-11-28T01:30:00-03:00', 'America/Bahia', '2026-11-28'],
    ['2026-11-28T01:30:00-03:00', 'America/Manaus', '2026-11-28'],
  ])('for %s in %s is %s', (instant, zone, date) => {
    expect(dateIn(at(instant), zone)).toBe(date);
  });

  it('is right at the turn of the year and in zones with quarter hours', () => {
    expect(dateIn(at('2026-12-31T09:00:00+05:45'), 'America/Los_Angeles')).toBe('2026-12-30');
    expect(dateIn(at('2026-12-31T18:14:00Z'), 'Asia/Kathmandu')).toBe('2026-12-31');
    expect(dateIn(at('2026-12-31T18:15:00Z'), 'Asia/Kathmandu')).toBe('2027-01-01');
  });
});
