import { describe, expect, it } from 'vitest';
import { daysOf, halfHourOf, isSameClock, logicalDay, nearestDay } from './games-time.ts';

const clock = { timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00', firstDay: '2026-10-10', lastDay: '2026-10-24' };
const at = (text: string) => new Date(text);

describe('the clock of the Games', () => {
  it.each([
    ['2026-10-16T12:00:00-03:00', '2026-10-16'],
    ['2026-10-17T02:59:00-03:00', '2026-10-16'],
    ['2026-10-17T03:00:00-03:00', '2026-10-17'],
    ['2026-10-17T02:30:00Z', '2026-10-16'],
  ])('%s belongs to %s', (instant, day) => expect(logicalDay(at(instant), clock)).toBe(day));

  it('leads to the nearest day before and after the Games', () => {
    expect(nearestDay(at('2026-01-01T12:00:00Z'), clock)).toBe('2026-10-10');
    expect(nearestDay(at('2027-01-01T12:00:00Z'), clock)).toBe('2026-10-24');
    expect(nearestDay(at('2026-10-12T12:00:00Z'), clock)).toBe('2026-10-12');
  });

  it('cuts a day into half hours of its own zone', () => {
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

it('F16: whose clock it is, is judged over the days of the Games, not by today', () => {
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
