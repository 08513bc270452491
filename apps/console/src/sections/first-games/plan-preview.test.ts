import type { PlanChange, PlanPreview } from '@podium/contract';
import { expect, test } from 'vitest';
import { isAllRefused, previewLines } from './plan-preview.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [
    key.replace('first-games.preview.', ''),
    ...['event', 'before', 'after', 'count', 'names'].map((name) => values[name]),
  ]
    .filter((value) => value !== undefined && value !== '')
    .join(' | ');
const change = (more: Partial<PlanChange>): PlanChange => ({
  event: '1',
  name: { en: '100 m', pt: '100 metros' },
  kind: 'changed',
  entered: [],
  withdrawn: [],
  replaced: [],
  contests: { added: 0, removed: 0, moved: 0 },
  movedBegun: [],
  begun: [],
  ...more,
});
const preview = (more: Partial<PlanPreview>): PlanPreview => ({
  version: 2,
  isFirst: false,
  isChanged: true,
  events: [],
  renamed: [],
  clashes: [],
  hidden: { people: [], delegations: [], venues: [] },
  ...more,
});
const lines = (
  events: PlanChange[],
  hidden: Partial<PlanPreview['hidden']> = {},
  renamed: PlanPreview['renamed'] = [],
): string[] =>
  previewLines(
    preview({ events, renamed, hidden: { people: [], delegations: [], venues: [], ...hidden } }),
    'pt',
    t,
  ).map(({ kind, text }) => `${kind}: ${text.replaceAll(/[\u2066-\u2069]/gu, '')}`);

test('losses come before gains, with names and numbers in the language of the console', () => {
  const contests = { added: 0, removed: 1, moved: 3 };
  expect(lines([change({ entered: ['Ana Lima'], withdrawn: ['Bo Diaz'], contests })], { people: ['Bo Diaz'] })).toEqual(
    [
      'loss: withdrawn | 100 metros | 1 | Bo Diaz',
      'loss: contestsRemoved | 100 metros | 1',
      'loss: moved | 100 metros | 3',
      'loss: hidden.people | 1 | Bo Diaz',
      'gain: entered | 100 metros | 1 | Ana Lima',
    ],
  );
});

test('an unchanged event comes first, with its contests and entries in words', () => {
  const begun = [{ en: 'Heat 1', pt: 'Série 1' }];
  expect(
    lines([change({ kind: 'redrawn', replaced: ['Cy'] }), change({ kind: 'refused', begun, entered: ['Ana Lima'] })]),
  ).toEqual([
    'refused: refused | 100 metros | 1 | Série 1',
    'refused: notEntered | 100 metros | 1 | Ana Lima',
    'loss: redrawn | 100 metros | 1 | Cy',
  ]);
});

test('a long list of names is cut, and the others are counted', () => {
  const replaced = Array.from({ length: 15 }, (_, index) => `P${index}`);
  expect(lines([change({ kind: 'redrawn', replaced })])).toEqual([
    expect.stringMatching(/^loss: redrawn \| 100 metros \| 15 \| more \| 3 \| P0 · .* P11$/),
  ]);
});

test('moved contests with results are listed by name and status, and other moved contests are counted', () => {
  const movedBegun: PlanChange['movedBegun'] = [
    { name: { en: 'Heat 1' }, status: 'live' },
    { name: { en: 'Quarterfinal 1', pt: 'Quarta de final 1' }, status: 'official' },
  ];
  expect(lines([change({ contests: { added: 0, removed: 0, moved: 3 }, movedBegun })])).toEqual([
    'loss: movedBegun.official | 100 metros | 1 | Quarta de final 1',
    'loss: movedBegun.live | 100 metros | 1 | Heat 1',
    'loss: moved | 100 metros | 1',
  ]);
});

test('a renamed delegation is shown with its old and new name and its number of entries', () => {
  const renamed = [{ kind: 'delegation', before: { pt: 'Vila' }, after: { pt: 'Vila Nova' }, count: 4 } as const];
  expect(lines([], {}, renamed)).toEqual(['loss: renamed.delegation | Vila | Vila Nova | 4']);
});

test('a plan is not published if everything in it is refused', () => {
  const refused = change({ kind: 'refused', begun: [{ en: 'Heat 1' }], entered: ['Ana Lima'] });
  const ofAll = preview({ isChanged: false, events: [refused] });
  expect([ofAll, { ...ofAll, isChanged: true }, { ...ofAll, events: [] }].map(isAllRefused)).toEqual([
    true,
    false,
    false,
  ]);
  expect(previewLines(ofAll, 'pt', t).map(({ refusedEvent }) => refusedEvent)).toEqual(['1', undefined]);
});

test('clashes with items outside the plan come before losses', () => {
  const [start, place] = ['2026-12-05T09:00', { en: 'Court 1' }];
  const clash = { contest: { en: '100 m' }, start, place, other: { en: 'Opening' }, otherStart: start };
  const found = previewLines(preview({ events: [change({ withdrawn: ['Bo Diaz'] })], clashes: [clash] }), 'en', t);
  expect(found.map(({ kind }) => kind)).toEqual(['clash', 'loss']);
});
