import { expect, it } from 'vitest';
import { countPoints } from '../count/count-points.ts';
import { entryRules } from '../rules/entry-rules.ts';
import type { EventRules } from '../rules/event-rules.ts';
import { scoreSheet } from './score-sheet.ts';

/** A sport that organizers name themselves. */
const own: Parameters<typeof entryRules>[0] = {
  contest: 'ranked',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  scoring: { count: countPoints() },
  startOrder: 'order',
};
const sheet = (rules: EventRules = {}) => scoreSheet(entryRules(own, rules));

it('a match has a box for each set, half or quarter of its event', () => {
  expect(sheet({ measure: 'sets', part: 'set', parts: 3, pointsToWin: 25 })).toEqual({
    kind: 'sides',
    parts: ['S1', 'S2', 'S3'],
  });
  expect(sheet({ measure: 'goals', part: 'half', parts: 2, decidedBy: ['lot'] })).toEqual({
    kind: 'sides',
    parts: ['H1', 'H2'],
  });
});

it('a match that may need extra time and a shootout has boxes for both', () => {
  const drawn = sheet({
    measure: 'goals',
    part: 'half',
    parts: 2,
    decidedBy: ['extra-time', 'shoot-out'],
  });
  const parts = drawn.kind === 'sides' ? drawn.parts : [];
  expect(parts.slice(0, 2)).toEqual(['H1', 'H2']);
  expect(parts).toHaveLength(4);
});

it('attempts before and after the cut are separated', () => {
  expect(sheet({ measure: 'distance', attempts: 6, cutAfter: 3, cutTo: 8 })).toEqual({
    kind: 'attempts',
    first: 3,
    later: 3,
  });
  expect(sheet({ measure: 'distance', attempts: 3 })).toEqual({ kind: 'attempts', first: 3, later: 0 });
});

it('heights have a column for each bar, to be written by hand', () => {
  expect(sheet({ measure: 'height' })).toEqual({ kind: 'heights', bars: 9 });
});

it('a judged sheet has a column for each judge of the event, and the columns of its panel', () => {
  expect(sheet({ measure: 'judged', judges: 5, panel: 'mean', difficulty: true, deduction: true })).toEqual({
    kind: 'judged',
    columns: [
      ...[1, 2, 3, 4, 5].map((number) => ({ kind: 'judge', number })),
      { kind: 'difficulty' },
      { kind: 'deduction' },
    ],
  });
});

it('a race has one box for the time, and so has a match with more than two competitors', () => {
  expect(sheet({ measure: 'time', lanes: 8 })).toEqual({ kind: 'mark' });
  expect(scoreSheet(entryRules(own, { contest: 'match' }), 5)).toEqual({ kind: 'mark' });
});
