import { expect, it } from 'vitest';
import { packWish } from './pack-wish.ts';

const wish = { language: 'pt', isVeiled: false, follows: [], days: ['2026-11-20'], files: [] } as const;

it('the offline pack contains the profiles of followed people, and the days of followed delegations and sports', () => {
  const follows = [
    { kind: 'athlete', id: '7100101' },
    { kind: 'delegation', id: 'BRA' },
    { kind: 'discipline', id: 'swm' },
  ] as const;
  expect(packWish({ ...wish, follows }).own).toEqual([
    '/api/v1/participants/7100101?lang=pt',
    '/api/v1/delegations/BRA?lang=pt',
    '/api/v1/schedule/days/2026-11-20?lang=pt&delegation=BRA',
    '/api/v1/schedule/days/2026-11-20?lang=pt&discipline=swm',
  ]);
});

it('a reader who hides results gets an offline pack without them', () => {
  const { list, own } = packWish({ ...wish, isVeiled: true, follows: [{ kind: 'athlete', id: '1' }] });
  expect([list, ...own]).toEqual(['/api/v1/offline?lang=pt&veil=1', '/api/v1/participants/1?lang=pt&veil=1']);
});
