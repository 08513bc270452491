import { describe, expect, it } from 'vitest';
import { readAmbassadorsSearch } from './search.ts';
import { nextDay, shownDay } from './state.ts';

const days = [{ day: '2026-11-14' }, { day: '2026-11-18' }, { day: '2026-11-21' }];

describe('S13: the day of the ambassadors', () => {
  it.each([
    ['2026-11-16', '2026-11-20', '2026-11-16'],
    [undefined, '2026-11-18', '2026-11-18'],
    [undefined, '2026-11-19', '2026-11-21'],
    [undefined, '2026-12-01', '2026-11-21'],
  ])('is, if %s is requested on %s, the nearest one', (requestedDay, today, expected) =>
    expect(shownDay(days, { requestedDay, today })).toBe(expected),
  );

  it('names the next day with ambassadors if it has none', () => {
    expect(nextDay(days, '2026-11-15')).toBe('2026-11-18');
    expect(nextDay(days, '2026-11-21')).toBeUndefined();
    expect(shownDay([], { requestedDay: undefined, today: '2026-11-20' })).toBeUndefined();
  });

  it('ignores a value that is not a day', () =>
    expect(readAmbassadorsSearch({ date: 'x' })).toEqual({ date: undefined }));
});
