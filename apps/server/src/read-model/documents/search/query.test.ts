import { foldedText } from '@podium/games';
import { describe, expect, test } from 'vitest';
import { findNamedDays, matchesQuery, readQuery, matchWholeWords, without } from './query.ts';
import type { Language } from '@podium/games';

const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const read = (text: string, language: Language = 'en') => readQuery(text, { days, today: '2026-11-25', language });
const swimmer = foldedText('GALVÃO Levi 214 Pará PA Swimming Men’s 100 m backstroke');

describe('a query finds texts that contain all its words', () => {
  test.each(['galvao', 'galvao para', 'swimming levi', 'PARÁ 100 back', '214', 'lev gal'])('%s', (text) =>
    expect(matchesQuery(read(text), swimmer)).toBe(true),
  );
  test.each(['', '  ', 'galvao bahia', 'alvao', 'galvao judo'])('but not one with fewer: "%s"', (text) =>
    expect(matchesQuery(read(text), swimmer)).toBe(false),
  );
});

describe('a word may name a day on which something takes place', () => {
  test.each<[string, Language, string[]]>([
    ['tomorrow', 'en', ['2026-11-26']],
    ['yesterday', 'en', ['2026-11-24']],
    ['tue', 'en', ['2026-11-24']],
    ['24 november', 'en', ['2026-11-24']],
    ['nov', 'en', days],
    ['mañana', 'es', ['2026-11-26']],
    ['martes 24', 'es', ['2026-11-24']],
    ['amanha', 'pt', ['2026-11-26']],
    ['terça', 'pt', ['2026-11-24']],
    ['bu gün', 'az', ['2026-11-25']],
    ['sabah', 'az', ['2026-11-26']],
    ['غدا', 'ar', ['2026-11-26']],
    ['الثلاثاء', 'ar', ['2026-11-24']],
    ['aujourd’hui', 'fr', ['2026-11-25']],
    ['mardi', 'fr', ['2026-11-24']],
    ['monday tuesday', 'en', []],
    ['to', 'en', []],
  ])('%s (%s)', (text, language, expected) => expect(findNamedDays(read(text, language), '')).toEqual(expected));

  test('and matches if one of its days has every word that its texts lack', () => {
    const isFound = (text: string) => matchesQuery(read(text), swimmer, () => ['2026-11-23', '2026-11-26']);
    expect(isFound('swimming tomorrow')).toBe(true);
    expect(isFound('galvao thu 26')).toBe(true);
    expect(isFound('swimming yesterday')).toBe(false);
    expect(isFound('galvao mon 26')).toBe(false);
  });

  test('but no word is relative if the current day is unknown', () => {
    const query = readQuery('tomorrow', { days, language: 'en' });
    expect(findNamedDays(query, '')).toEqual([]);
  });
});

test('a word can be ignored', () => {
  const query = read('levi xyz');
  expect(matchesQuery(query, swimmer)).toBe(false);
  expect(matchesQuery(without(query, query.words[1]!), swimmer)).toBe(true);
});

test('words that a text contains as a whole are counted', () => {
  expect(matchWholeWords(read('galvao para'), swimmer)).toBe(2);
  expect(matchWholeWords(read('galvao par'), swimmer)).toBe(1);
});
