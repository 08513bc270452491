import type { ActPreview } from '@podium/contract';
import { expect, test } from 'vitest';
import { actLines } from './act-lines.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key.replace('first-games.', ''), ...Object.values(values)].join(' | ').replaceAll(/[\u2068\u2069]/gu, '');
const lines = (preview: Partial<ActPreview>) =>
  actLines({ changes: [], othersStay: false, refusals: [], ...preview }, 'en', t);
const heat = { contest: { en: 'Heat 2' }, lane: 8, opponents: [] };
const match = { contest: { en: 'Semifinal 1' }, lane: null, opponents: ['Bo Diaz'] };

test('a late entry takes a lane, and nobody else moves', () => {
  const changes: ActPreview['changes'] = [{ kind: 'takes', name: 'Ana Souza', places: [heat] }];
  expect(lines({ changes, othersStay: true }).changes).toEqual([
    'act.takes.lane | Ana Souza | 8 | Heat 2',
    'act.othersStay',
  ]);
});

test('matches name the opponents, and contests that come or go their sides', () => {
  const changes: ActPreview['changes'] = [
    { kind: 'takes', name: 'Ana Souza', places: [match] },
    { kind: 'leaves', name: 'Eva Costa', places: [] },
    { kind: 'moves', name: 'Ivy Reis', from: [heat], to: [match] },
    { kind: 'added', contest: { en: 'Round 2, Bye' }, sides: ['Ana Souza'] },
  ];
  expect(lines({ changes }).changes).toEqual([
    'act.takes.match | Ana Souza | Semifinal 1 | Bo Diaz',
    'act.leaves.nothing | Eva Costa',
    'act.moves | Ivy Reis | act.laneOf | 8 | Heat 2 | Semifinal 1',
    'act.added | Round 2, Bye | Ana Souza',
  ]);
});

test('a refused act changes nothing, and says with names what to do instead', () => {
  const refusals: ActPreview['refusals'] = [{ kind: 'begun', names: ['Ana Souza'], contests: [{ en: 'Heat 2' }] }];
  expect(lines({ refusals, othersStay: true })).toEqual({
    changes: [],
    refusals: ['act.refused.begun | Ana Souza | Heat 2'],
  });
});
