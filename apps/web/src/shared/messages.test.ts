import { expect, test } from 'vitest';
import { keepMessages, translatorFor } from './messages.ts';

test('a phrase is not found under a word that every object answers to', () => {
  keepMessages('en', { irm: { DNS: 'Did not start' } });
  const t = translatorFor('en');
  const has = (mark: string): boolean => t.has(`irm.${mark}` as 'irm.DNS');
  expect(has('DNS')).toBe(true);
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect([word, has(word)]).toEqual([word, false]);
  expect(t('irm.DNS')).toBe('Did not start');
});
