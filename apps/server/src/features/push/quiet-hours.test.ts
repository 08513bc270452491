import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet, quietEnd } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00' };
const formatQuietEnd = (time: string, timeZone: string, quiet = night): string | undefined => {
  const end = quietEnd(Date.parse(time), timeZone, quiet);
  return end === undefined ? undefined : new Date(end).toISOString();
};

describe('quiet hours', () => {
  it.each([
    ['America/Sao_Paulo', '2026-10-13T02:30:00Z', '2026-10-13T10:00:00.000Z'],
    ['Asia/Baku', '2026-10-13T02:30:00Z', '2026-10-13T03:00:00.000Z'],
    ['Asia/Kolkata', '2026-10-12T20:00:00Z', '2026-10-13T01:30:00.000Z'],
    ['Pacific/Auckland', '2026-10-13T10:00:00Z', '2026-10-13T18:00:00.000Z'],
    ['Europe/Paris', '2026-10-13T12:00:00Z', undefined],
    ['America/New_York', '2026-10-13T11:00:00Z', undefined],
  ])('in %s at %s end at %s', (timeZone, time, expected) => expect(formatQuietEnd(time, timeZone)).toBe(expected));

  it('last an hour longer in the night in which the clock goes back', () => {
    expect(formatQuietEnd('2026-10-24T22:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T06:00:00.000Z');
    expect(formatQuietEnd('2026-10-23T22:30:00Z', 'Europe/Berlin')).toBe('2026-10-24T05:00:00.000Z');
  });

  it('last an hour less in the night in which the clock goes forward', () => {
    expect(formatQuietEnd('2026-03-28T22:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z');
  });

  it('that would end in the skipped hour end when it is skipped', () => {
    const early = { from: '22:00', until: '02:30' };
    expect(formatQuietEnd('2026-03-28T23:30:00Z', 'Europe/Berlin', early)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('with equal start and end do not exist', () => {
    expect(formatQuietEnd('2026-10-13T02:30:00Z', 'Asia/Baku', { from: '06:30', until: '06:30' })).toBeUndefined();
  });

  it('end at the first minute that is not quiet', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const minutes = quarter * 15;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    const zones = ['America/Sao_Paulo', 'Europe/Berlin', 'Asia/Baku', 'America/New_York', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2026, 2, 1) / 60_000, max: Date.UTC(2026, 10, 30) / 60_000 }),
        time,
        time,
        (timeZone, minute, from, until) => {
          const timeMs = minute * 60_000;
          const end = quietEnd(timeMs, timeZone, { from, until });
          expect(end === undefined).toBe(!isQuiet(timeMs, timeZone, { from, until }));
          if (end === undefined) return;
          expect(isQuiet(end, timeZone, { from, until })).toBe(false);
          expect(isQuiet(end - 60_000, timeZone, { from, until })).toBe(true);
        },
      ),
    );
  });
});
