import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicalDay } from '../model/ids.ts';
import { addDays, daysBetween, localDay, toLogicalDay, parseDay } from './logical-day.ts';

const saoPaulo = () => -180;
const utc = () => 0;
const epochMs = (iso: string) => Date.parse(iso);
const day = (text: string) => text as LogicalDay;
const instant = fc.integer({ min: Date.UTC(1800, 0), max: Date.UTC(2300, 0) });

describe('the day of an item', () => {
  it.each([
    ['2026-10-11T23:20:00-03:00', '2026-10-11'],
    ['2026-10-12T00:50:00-03:00', '2026-10-11'],
    ['2026-10-12T02:59:59.999-03:00', '2026-10-11'],
    ['2026-10-12T03:00:00-03:00', '2026-10-12'],
    ['2027-01-01T01:00:00-03:00', '2026-12-31'],
    ['2028-03-01T02:00:00-03:00', '2028-02-29'],
  ])('of %s is %s: a day ends at 03:00 by the clock of the Games', (iso, expected) => {
    expect(toLogicalDay(epochMs(iso), saoPaulo)).toBe(expected);
  });

  it('ends a day at the time the Games configure', () => {
    expect(toLogicalDay(epochMs('2026-10-12T05:30:00-03:00'), saoPaulo, '06:00')).toBe('2026-10-11');
    expect(toLogicalDay(epochMs('2026-10-12T00:00:00-03:00'), saoPaulo, '00:00')).toBe('2026-10-12');
  });

  it('uses the offset at the instant itself, so a clock change loses nothing', () => {
    const change = epochMs('2026-10-25T01:00:00Z');
    const zone = (epochMs: number) => (epochMs < change ? 120 : 60);
    expect(toLogicalDay(change - 1, zone)).toBe('2026-10-24');
    expect(toLogicalDay(change, zone)).toBe('2026-10-24');
    expect(toLogicalDay(change + 3_600_000, zone)).toBe('2026-10-25');
  });

  it('refuses an invalid instant, offset or time of day', () => {
    expect(() => toLogicalDay(Number.NaN, utc)).toThrow('NaN');
    expect(() => toLogicalDay(0.5, utc)).toThrow('0.5');
    expect(() => toLogicalDay(0, () => Number.NaN)).toThrow('NaN');
    expect(() => toLogicalDay(0, utc, '3:00')).toThrow('"3:00"');
    expect(() => toLogicalDay(0, utc, '24:00')).toThrow('"24:00"');
    expect(() => toLogicalDay(epochMs('9999-12-31T23:00:00Z') + 86_400_000, utc)).toThrow('10000');
    expect(() => toLogicalDay(epochMs('0001-01-01T00:00:00Z'), utc)).toThrow('year 0');
  });

  it('P10: is the calendar day three hours earlier, in every zone', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -720, max: 840 }), (epochMs, offset) => {
        expect(toLogicalDay(epochMs, () => offset)).toBe(localDay(epochMs - 10_800_000, () => offset));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the calendar day', () => {
  it('changes at midnight', () => {
    expect(localDay(epochMs('2026-10-12T00:00:00-03:00') - 1, saoPaulo)).toBe('2026-10-11');
    expect(localDay(epochMs('2026-10-12T00:00:00-03:00'), saoPaulo)).toBe('2026-10-12');
    expect(localDay(0, () => -180)).toBe('1969-12-31');
  });

  it('agrees with the calendar', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -720, max: 840 }), (epochMs, offset) => {
        const expected = new Date(epochMs + offset * 60_000).toISOString().slice(0, 10);
        expect(localDay(epochMs, () => offset)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-10-31', 1, '2026-11-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-29', 366, '2001-03-01'],
    ['2026-10-12', -12, '2026-09-30'],
    ['2026-10-12', 0, '2026-10-12'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(days);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -100_000, max: 100_000 }), (epochMs, days) => {
        const from = localDay(epochMs, utc);
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toBe(from);
      }),
      { numRuns: 3000 },
    );
  });

  it('refuse fractions of days, invalid days and years past 9999', () => {
    expect(() => addDays(day('2026-10-12'), 0.5)).toThrow('0.5');
    expect(() => addDays(day('2026-02-30'), 1)).toThrow('2026-02-30');
    expect(() => addDays(day('9999-12-31'), 1)).toThrow('10000');
    expect(() => daysBetween(day('today'), day('2026-10-12'))).toThrow('today');
  });
});

describe('reading a day', () => {
  it('accepts only days of the calendar', () => {
    expect(parseDay('2026-10-12')).toBe('2026-10-12');
    expect(parseDay('2028-02-29')).toBe('2028-02-29');
    expect(parseDay('0001-01-01')).toBe('0001-01-01');
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '0000-01-01',
    '2026-1-2',
    '',
    'today',
    '9999-12-32',
  ])('refuses %s', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});
