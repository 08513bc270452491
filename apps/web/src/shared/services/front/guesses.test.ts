import { describe, expect, it } from 'vitest';
import { guessDelegations } from './guesses.ts';
import type { ScheduleLiveAnswer } from '@podium/contract';

const side = (code: string) => ({
  id: code,
  type: 'team' as const,
  name: code,
  organisation: { code, name: code, flag: null },
});
const answerWith = (...codes: string[]) =>
  ({
    live: [{ competitors: codes.map(side) }],
    next: [],
    latest: [{}],
    finals: { day: '', total: 0, won: 0, items: [{ winners: [side('FRA')] }] },
  }) as unknown as ScheduleLiveAnswer;

const guess = (language: 'en' | 'fr', ...codes: string[]) =>
  guessDelegations(answerWith(...codes), language).map(({ code }) => code);

describe('the list of suggested delegations', () => {
  it('contains the three that were viewed most', () => {
    expect(guess('en', 'SPA', 'RIO', 'SPA', 'BAH', 'RIO', 'SPA')).toEqual(['SPA', 'RIO', 'BAH']);
  });

  it('begins with a delegation whose language the reader uses', () => {
    expect(guess('fr', 'ITA', 'ITA', 'GER')).toEqual(['FRA', 'ITA', 'GER']);
  });

  it('is empty if the reader has viewed none', () => {
    expect(guessDelegations({ ...answerWith(), finals: { day: '', total: 0, won: 0, items: [] } }, 'en')).toEqual([]);
  });
});
