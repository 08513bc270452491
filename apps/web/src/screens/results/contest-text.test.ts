import { describe, expect, it } from 'vitest';
import { contestText } from './contest-text.ts';
import type { UnitAnswer } from '@podium/contract';

const unit = (overrides: Partial<UnitAnswer>): UnitAnswer =>
  ({
    isHeadToHead: false,
    results: [],
    day: '2026-10-12',
    start: '2026-10-12T18:04:00-03:00',
    isStartHidden: false,
    venue: { id: 'AQC', name: 'Aquatic Centre' },
    location: { id: 'POOL', name: 'Competition pool' },
    ...overrides,
  }) as unknown as UnitAnswer;
const line = (rank: string | null, name: string, result: string | null) => ({
  rank,
  result,
  competitor: { type: 'athlete', name },
});
const games = { timeZone: 'America/Sao_Paulo', regions: {} };

describe('the text of a link to a contest without a summary sentence', () => {
  it('is its time and place before it begins, in the language of the page', () => {
    expect(contestText(unit({}), 'en', games)).toBe('Monday, October 12 · 18:04 · Aquatic Centre · Competition pool');
    expect(contestText(unit({}), 'az', games)).toBe(
      '12 oktyabr, bazar ertəsi · 18:04 · Aquatic Centre · Competition pool',
    );
    expect(contestText(unit({}), 'en', { ...games, regions: { en: 'en-GB' } })).toBe(
      'Monday 12 October · 18:04 · Aquatic Centre · Competition pool',
    );
    expect(contestText(unit({ isStartHidden: true, location: null }), 'en', games)).toBe(
      'Monday, October 12 · Aquatic Centre',
    );
  });

  it('is the first three of a heat with their marks, without competitors who have none', () => {
    const results = [
      line('1', 'LUSTOSA Ryan', '13.93'),
      line('2', 'CARDOSO Leonardo', '14.16'),
      line(null, 'CARVALHAL Estêvão', null),
    ] as unknown as UnitAnswer['results'];
    expect(contestText(unit({ results }), 'en', games)).toBe('1. Ryan Lustosa 13.93 · 2. Leonardo Cardoso 14.16');
  });

  it('is missing for a contest without a time and a place', () => {
    expect(contestText(unit({ day: '', start: null, venue: null, location: null }), 'en', games)).toBeUndefined();
  });
});
