import { describe, expect, test } from 'vitest';
import { readAttemptSign } from './field-attempts.ts';
import { readHeightAttempts } from './heights.ts';
import { isAttempt, ownIrm, ownMark, withAttempt } from './mark-fields.ts';

const jump = { mark: 'distance', decimals: 2, isHeights: false } as const;

describe('a form of attempts', () => {
  test('sends attempts without a mark, so that a later, better attempt counts', () => {
    expect(ownMark({ mark: '7.84', irm: null, attempts: ['x', '7.84'] }, jump)).toBeNull();
    expect(ownMark({ mark: '7.90', irm: null, attempts: ['x', '7.84'] }, jump)).toBe('7.90');
  });

  test('sends an unreadable attempt separately, so that the others are not refused with it', () => {
    const shown = ['7.84', 'abc', ''];
    const stored = ['7.84', '', ''];
    expect(withAttempt(shown, { stored, index: 2, text: '7.90', rules: jump })).toEqual(['7.84', '', '7.90']);
    expect(withAttempt(stored, { stored, index: 1, text: 'abc', rules: jump })).toEqual(['7.84', 'abc', '']);
  });

  test('does not send NM for a jumper without a height, because it follows from the failures', () => {
    const bar = { isHeights: true };
    expect([ownIrm({ irm: 'NM' }, bar), ownIrm({ irm: 'DNS' }, bar)]).toEqual([null, 'DNS']);
    const attempts = ['x', 'x', ''];
    expect(ownIrm({ irm: 'NM', attempts }, { isHeights: false })).toBeNull();
    expect(ownIrm({ irm: 'NM', attempts: ['', ''] }, { isHeights: false })).toBe('NM');
    expect(ownIrm({ irm: 'NM', attempts: ['8.1'] }, { isHeights: false, panel: {} })).toBe('NM');
  });

  test('reads P, p, a hyphen and a dash as a pass, and a multiplication sign as a failure', () => {
    expect(['P', 'p', '-', '–', '—', ' − '].map(readAttemptSign)).toEqual(Array.from({ length: 6 }, () => '-'));
    expect(['X', 'x', '×', '', 'pp', 'PB', '7.84'].map(readAttemptSign)).toEqual([
      'x',
      'x',
      'x',
      '',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['P', '–', '7,84'].every((text) => isAttempt(text, jump))).toBe(true);
    expect(['P', 'xP', 'x—'].map(readHeightAttempts)).toEqual(['-', 'x-', 'x-']);
  });
});
