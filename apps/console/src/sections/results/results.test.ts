import { describe, expect, it } from 'vitest';
import { entryState, typedMark } from './sheet-state.ts';

describe('entry of results', () => {
  it.each([
    ['START_LIST', 'toCome'],
    ['RUNNING', 'on'],
    ['UNOFFICIAL', 'toConfirm'],
    ['OFFICIAL', 'official'],
  ])('a contest with status %s is %s', (status, state) => expect(entryState(status)).toBe(state));

  it('reads a word such as dnf as the reason for a missing mark, and a comma as a point', () => {
    expect(['dnf', '7,84', ' '].map(typedMark)).toEqual([
      { mark: null, irm: 'DNF' },
      { mark: '7.84', irm: null },
      { mark: null, irm: null },
    ]);
  });
});
