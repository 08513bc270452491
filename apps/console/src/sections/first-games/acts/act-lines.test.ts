import type { ActPreview } from '@podium/contract';
import { expect, test } from 'vitest';
import { actLines } from './act-lines.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key.replace('first-games.', ''), ...Object.values(values)].join(' | ').replaceAll(/[\u2068\u2069]/gu, '');
const lines = (preview: Partial<ActPreview>) =>
  actLines({ changes: [], othersStay: false, refusals: [], clashes: [], ...preview }, 'en', t);
const heat = { contest: { en: 'Heat 2' }, lane: 8, opponents: [] };
const match = { contest: { en: 'Semifinal 1' }, lane: null, opponents: ['Bo Diaz'] };

test('a late entry takes a free lane, and no other competitor moves', () => {
  const changes: ActPreview['changes'] = [{ kind: 'takes', name: 'Ana Souza', places: [heat] }];
  expect(lines({ changes, othersStay: true }).changes).toEqual([
    'acts.change.takes.lane | Ana Souza | 8 | Heat 2',
    'acts.change.othersStay',
  ]);
});

test('changed matches name the opponents, and added or removed contests name their sides', () => {
  const changes: ActPreview['changes'] = [
    { kind: 'takes', name: 'Ana Souza', places: [match] },
    { kind: 'leaves', name: 'Eva Costa', places: [] },
    { kind: 'moves', name: 'Ivy Reis', from: [heat], to: [match] },
    { kind: 'added', contest: { en: 'Round 2, Bye' }, sides: ['Ana Souza'] },
    { kind: 'members', name: 'Red Foxes', leaving: ['Eva Costa'], joining: ['Ivy Reis'] },
  ];
  expect(lines({ changes }).changes).toEqual([
    'acts.change.takes.match | Ana Souza | Semifinal 1 | Bo Diaz',
    'acts.change.leaves.nothing | Eva Costa',
    'acts.change.moves | Ivy Reis | acts.change.laneOf | 8 | Heat 2 | Semifinal 1',
    'acts.change.added | Round 2, Bye | Ana Souza',
    'acts.change.members | Red Foxes | Eva Costa | Ivy Reis',
  ]);
});

test('a refused act changes nothing, and the refusal names a remedy', () => {
  const refusals: ActPreview['refusals'] = [{ kind: 'begun', names: ['Ana Souza'], contests: [{ en: 'Heat 2' }] }];
  expect(lines({ refusals, othersStay: true })).toEqual({
    changes: [],
    clashes: [],
    refusals: ['acts.change.refused.begun | Ana Souza | Heat 2'],
  });
});

test('an added contest shows its time and court, and any clash on that court with its time', () => {
  const [start, place] = ['2026-12-05T14:30', { en: 'Court 2' }];
  const changes: ActPreview['changes'] = [
    { kind: 'added', contest: { en: 'Round 2, Board 3' }, sides: ['Ana Lima', 'Bo Diaz'], start, place },
  ];
  const clashes: ActPreview['clashes'] = [
    { contest: { en: 'Board 3' }, start, place, other: { en: 'Futsal' }, otherStart: '2026-12-05T14:45' },
  ];
  const {
    changes: [added],
    clashes: [clash],
  } = lines({ changes, clashes });
  expect(added).toMatch(
    /^acts\.change\.addedAt \| acts\.change\.added \| Round 2, Board 3 \| Ana Lima – Bo Diaz \| Dec 5, 14:30 · Court 2$/u,
  );
  expect(clash).toMatch(/^acts\.clash\.line \| Board 3 \| Dec 5, 14:30 \| Court 2 \| Futsal \| Dec 5, 14:45/u);
});
