import { expect, test } from 'vitest';
import { phraseWriter } from './phrase-writer.ts';

const phrase = phraseWriter({
  en: { mail: { hello: 'Hello {name}', count: '{count, plural, one {# event} other {# events}}' } },
  ar: {
    mail: {
      hello: 'مرحبًا {name}',
      count:
        '{count, plural, zero {لا مسابقات} one {مسابقة} two {مسابقتان} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
    },
  },
});

test('a phrase is formatted with its values and the plural rules of its language', () => {
  expect(phrase('en', 'mail.hello', { name: 'Ana' })).toBe('Hello Ana');
  expect([1, 1200].map((count) => phrase('en', 'mail.count', { count }))).toEqual(['1 event', '1,200 events']);
  expect([2, 3, 11].map((count) => phrase('ar', 'mail.count', { count }))).toEqual([
    'مسابقتان',
    '3 مسابقات',
    '11 مسابقة',
  ]);
});

test('an ordinal has the correct suffix in a language that browsers lack', () => {
  const week = phraseWriter({
    az: { week: '{number, selectordinal, one {#-ci həftə} few {#-cü həftə} many {#-cı həftə} other {#-cu həftə}}' },
    en: { week: '{number, selectordinal, one {#st week} two {#nd week} few {#rd week} other {#th week}}' },
  });
  const weeks = (language: 'az' | 'en'): string[] =>
    [1, 3, 6, 9, 10, 20, 40, 100].map((number) => week(language, 'week', { number }));
  expect(weeks('az')).toEqual([
    '1-ci həftə',
    '3-cü həftə',
    '6-cı həftə',
    '9-cu həftə',
    '10-cu həftə',
    '20-ci həftə',
    '40-cı həftə',
    '100-cü həftə',
  ]);
  expect(weeks('en').slice(0, 3)).toEqual(['1st week', '3rd week', '6th week']);
});

test('a value is inserted as text, not as a phrase', () => {
  expect(phrase('en', 'mail.hello', { name: '{count} <b>' })).toBe('Hello {count} <b>');
});
