import { compilePhrases } from '@podium/i18n/phrases';
import { expect, test } from 'vitest';
import { keepMessages, translatorFor } from './messages.ts';
import { phrases as result } from '../results/result/phrases/az.ts';

test('a word that is a property of every object is not found as a phrase', () => {
  keepMessages('en', { irm: { DNS: 'Did not start' } });
  const t = translatorFor('en');
  const has = (mark: string): boolean => t.has(`irm.${mark}` as 'irm.DNS');
  expect(has('DNS')).toBe(true);
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect([word, has(word)]).toEqual([word, false]);
  expect(t('irm.DNS')).toBe('Did not start');
});

test('a place has its ordinal suffix in a language that browsers do not support', () => {
  keepMessages('az', compilePhrases({ parts: { result } }));
  const t = translatorFor('az');
  expect([1, 3, 6, 9, 10, 100].map((rank) => t('parts.result.spoken.place', { rank }))).toEqual([
    '1-ci yer',
    '3-cü yer',
    '6-cı yer',
    '9-cu yer',
    '10-cu yer',
    '100-cü yer',
  ]);
  expect([1, 2].map((count) => t('parts.result.spoken.hours', { count }))).toEqual(['1 saat', '2 saat']);
});
