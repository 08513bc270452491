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

test('a phrase is said with its values, and counted by the rules of its language', () => {
  expect(phrase('en', 'mail.hello', { name: 'Ana' })).toBe('Hello Ana');
  expect([1, 1200].map((count) => phrase('en', 'mail.count', { count }))).toEqual(['1 event', '1,200 events']);
  expect([2, 3, 11].map((count) => phrase('ar', 'mail.count', { count }))).toEqual([
    'مسابقتان',
    '3 مسابقات',
    '11 مسابقة',
  ]);
});

test('what a value says is text, not a phrase', () => {
  expect(phrase('en', 'mail.hello', { name: '{count} <b>' })).toBe('Hello {count} <b>');
});
