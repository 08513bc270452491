import type { AuditEntry } from '@podium/contract';
import { expect, test } from 'vitest';
import { lastActs } from './last-acts.ts';

const now = Date.UTC(2026, 9, 12, 12);
const entry = (minutesAgo: number, type: string, about: string, by = 'ana'): AuditEntry => ({
  entry: 1,
  type,
  about,
  subject: null,
  at: new Date(now - minutesAgo * 60_000).toISOString(),
  by: { id: by, username: by },
  byRole: null,
  reason: null,
  outcome: null,
  before: null,
  after: {},
});

test('entries of one user about one contest are one act, and only the newest act about a subject can be undone', () => {
  const acts = lastActs([
    entry(1, 'result.enter', 'unit/A'),
    entry(2, 'result.enter', 'unit/A'),
    entry(3, 'result.enter', 'unit/A', 'leo'),
    entry(4, 'result.enter', 'unit/B', 'leo'),
    entry(5, 'edit.set', 'unit/B', 'leo'),
    entry(60, 'edit.set', 'unit/C'),
    entry(6000, 'edit.set', 'unit/D'),
  ]);
  expect(acts.map(({ entry: { type, about, by }, count, isNewest }) => [type, about, by?.id, count, isNewest])).toEqual(
    [
      ['result.enter', 'unit/A', 'ana', 2, true],
      ['result.enter', 'unit/A', 'leo', 1, false],
      ['result.enter', 'unit/B', 'leo', 1, true],
      ['edit.set', 'unit/B', 'leo', 1, false],
      ['edit.set', 'unit/C', 'ana', 1, true],
      ['edit.set', 'unit/D', 'ana', 1, true],
    ],
  );
});

test('results of a discarded rehearsal no longer count as acts', () => {
  const thrownAway = { ...entry(2, 'result.confirm', 'unit/A'), after: null };
  expect(lastActs([entry(1, 'rehearsal.discard', ''), thrownAway]).map(({ entry: { type } }) => type)).toEqual([
    'rehearsal.discard',
  ]);
});
