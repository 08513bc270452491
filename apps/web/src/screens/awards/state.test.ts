import { describe, expect, it } from 'vitest';
import { awardState, shownDay } from './state.ts';
import type { Award } from './state.ts';

const award = (change: Partial<Award>): Award => ({
  id: 'one',
  discipline: { key: 'ath', code: 'ATH', name: 'Athletics' },
  event: { id: 'E', name: '100 m', gender: 'W', division: null, isExhibition: false } as unknown as Award['event'],
  day: '2026-11-20',
  start: '2026-11-20T18:00:00Z',
  venue: null,
  place: null,
  presenters: null,
  note: null,
  state: 'planned',
  isDecided: false,
  unit: null,
  ...change,
});
const instant = (clock: string): Date => new Date(`2026-11-20T${clock}:00Z`);

describe('an award ceremony', () => {
  it('is shown as waiting if its time has come without official medals', () => {
    expect(awardState(award({}), instant('17:59'))).toBe('planned');
    expect(awardState(award({}), instant('18:00'))).toBe('waiting');
    expect(awardState(award({ isDecided: true }), instant('18:00'))).toBe('planned');
    expect(awardState(award({ state: 'called' }), instant('18:00'))).toBe('called');
    expect(awardState(award({ state: 'unscheduled', start: null }), instant('18:00'))).toBe('unscheduled');
  });

  it('opens on the day of the address, otherwise on today or the next day with ceremonies', () => {
    const days = ['2026-11-18', '2026-11-20', '2026-11-22'];
    expect(shownDay(days, undefined, '2026-11-20')).toBe('2026-11-20');
    expect(shownDay(days, undefined, '2026-11-21')).toBe('2026-11-22');
    expect(shownDay(days, undefined, '2026-11-30')).toBe('2026-11-22');
    expect(shownDay(days, '2026-11-18', '2026-11-20')).toBe('2026-11-18');
    expect(shownDay(days, '2026-11-19', '2026-11-20')).toBe('2026-11-20');
    expect(shownDay([], undefined, '2026-11-20')).toBeUndefined();
  });
});
