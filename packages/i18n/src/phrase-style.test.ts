import { expect, test } from 'vitest';
import { styleFaults } from './phrase-style.ts';

test.each([
  ['pt', 'O ficheiro está a caminho', ['pt: a says "ficheiro": write "arquivo"']],
  ['pt', 'Os ficheirinhos', []],
  ['pt', '{count, plural, one {# ficheiro} other {# coisas}}', ['pt: a says "ficheiro": write "arquivo"']],
  ['pt', '{ficheiro}', []],
  ['pt', '<ficheiro>Abrir</ficheiro>', []],
  ['en', ' Open', ['en: a begins or ends with a space']],
  ['en', 'Open  it', ['en: a has two spaces together']],
  ['ar', 'السباحة, الجودو', ['ar: a has a sign of Latin script behind an Arabic word']],
  ['fr', "Tir à l'arc", ['fr: a has a straight apostrophe: write ’']],
  ['en', 'K14: it is wrong. Try again', ['en: a has two sentences and no final stop']],
  ['ar', 'الرمز غير صحيح. اكتب أحدث رمز', ['ar: a has two sentences and no final stop']],
  ['en', 'K14: it is wrong. Try again.', []],
  ['ar', '{count, plural, one {سباق} other {# سباقات}}', []],
  ['ar', 'السباحة، الجودو؟', []],
])('the style of phrases in %s is checked: "%s"', (tag, text, faults) => {
  expect(styleFaults(tag, { a: text }, { ficheiro: 'arquivo' })).toEqual(faults);
});

test('words that users type to find a page are not restricted', () => {
  expect(styleFaults('pt', { screens: { reports: { menuOther: 'ficheiro' } } }, { ficheiro: 'arquivo' })).toEqual([]);
});
