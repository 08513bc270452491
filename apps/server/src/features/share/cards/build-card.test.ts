import type { GamesAnswer } from '@podium/contract';
import { expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { withPictograms } from './build-card.ts';

const disciplines = [
  { key: 'fbl', code: 'FBL', name: 'Football' },
  { key: 'x01', code: 'X01', name: 'Futsal', pictogram: 'fbl' },
  { key: 'x02', code: 'X02', name: 'Kite flying' },
] as GamesAnswer['disciplines'];
const card = (more: Partial<Card>): Card => ({
  language: 'en',
  games: 'School Games',
  kicker: '',
  body: { kind: 'toCome', organisations: [] },
  ...more,
});

test.each([
  ['the pictogram that it shares, of an own sport', 'x01', 'fbl'],
  ['its own pictogram', 'fbl', 'fbl'],
  ['the general one, of an own sport that shares none', 'x02', 'x02'],
])('a card of a sport shows %s', (_name, sport, expected) => {
  expect(withPictograms(card({ sport }), disciplines).sport).toBe(expected);
});

test('the card of a day shows the same pictograms for its sports', () => {
  const body = { kind: 'day', date: '12 October', facts: [], rows: [], sports: ['x02', 'x01'] } as const;
  expect(withPictograms(card({ body }), disciplines).body).toEqual({ ...body, sports: ['x02', 'fbl'] });
});
