import { describe, expect, it } from 'vitest';
import { endingNotes, entryState, isEarly, typedMark } from './sheet-state.ts';

describe('entry of results', () => {
  it.each([
    ['START_LIST', 'toCome'],
    ['RUNNING', 'on'],
    ['UNOFFICIAL', 'toConfirm'],
    ['OFFICIAL', 'official'],
  ])('a contest with status %s is %s', (status, state) => expect(entryState(status)).toBe(state));

  it.each([
    ['tonight, seen in the night before', '2026-11-30T23:30:00-03:00', '2026-11-30T04:00:00Z', false],
    ['tomorrow morning, seen tonight', '2026-12-01T08:00:00-03:00', '2026-12-01T01:30:00Z', false],
    ['tomorrow afternoon, seen tonight', '2026-12-01T14:00:00-03:00', '2026-12-01T01:30:00Z', true],
    ['next week', '2026-12-07T09:00:00-03:00', '2026-11-30T12:00:00Z', true],
    ['yesterday', '2026-11-29T09:00:00-03:00', '2026-11-30T12:00:00Z', false],
  ])('entry asks for confirmation if the contest starts after the next morning: %s', (_when, start, now, asks) =>
    expect(isEarly(start, now, 'America/Sao_Paulo')).toBe(asks),
  );

  it('a contest that ended early names the competitors who are out, and an abandoned contest names nobody', () => {
    const lines = (first: string | null, second: string | null) =>
      [first, second].map((irm, index) => ({ competitor: { name: index === 0 ? 'Hugo' : 'Ivo' }, irm }));
    expect([
      endingNotes({ ending: 'walkover', lines: lines('WO', null) }),
      endingNotes({ ending: 'disqualification', lines: lines('DSQ', 'DSQ') }),
      endingNotes({ ending: 'noShow', lines: lines('DNS', 'DNS') }),
      endingNotes({ ending: 'abandoned', lines: lines(null, null) }),
      endingNotes({ ending: null, lines: lines(null, null) }),
    ]).toEqual([
      [{ how: 'walkover', name: 'Hugo' }],
      [
        { how: 'disqualification', name: 'Hugo' },
        { how: 'disqualification', name: 'Ivo' },
      ],
      [{ how: 'noShow', name: '' }],
      [],
      [],
    ]);
  });

  it('reads a word such as dnf as the reason for a missing mark, and a comma as a point', () => {
    expect(['dnf', '7,84', ' '].map(typedMark)).toEqual([
      { mark: null, irm: 'DNF' },
      { mark: '7.84', irm: null },
      { mark: null, irm: null },
    ]);
  });
});
