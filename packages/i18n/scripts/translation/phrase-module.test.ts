import { expect, test } from 'vitest';
import { editPhraseModule, readPhraseModule, writePhraseModule } from './phrase-module.ts';

const source = `import type { Words } from '../words.ts';
/** Phrases of a page. */
export const fr: Words = {
  // The name of the page.
  title: 'Jour',
  status: { on: "C'est parti", 'not-yet': 'Pas encore' },
} satisfies Words;
`;

test('phrases are read with their keys, and the comments above them', () => {
  expect(readPhraseModule(source)).toEqual([
    { key: 'title', text: 'Jour', note: 'The name of the page.' },
    { key: 'status.on', text: "C'est parti", note: '' },
    { key: 'status.not-yet', text: 'Pas encore', note: '' },
  ]);
});

test('phrases are replaced and added without changing comments, types and other code', () => {
  const texts = new Map([
    ['title', 'La journée'],
    ['status.over', 'Fini'],
    ['more.first', 'Un de plus'],
  ]);
  const edited = editPhraseModule(source, texts);
  expect(readPhraseModule(edited).map(({ key, text }) => [key, text])).toEqual([
    ['title', 'La journée'],
    ['status.on', "C'est parti"],
    ['status.not-yet', 'Pas encore'],
    ['status.over', 'Fini'],
    ['more.first', 'Un de plus'],
  ]);
  expect(edited).toContain('  // The name of the page.\n');
  expect(edited).toContain('export const fr: Words = {');
  expect(edited).toContain('satisfies Words;');
});

test('the same texts leave the file unchanged', () => {
  expect(editPhraseModule(source, new Map([['title', 'Jour']]))).toBe(source);
});

test('a new module has its phrases in the given order', () => {
  const texts = new Map([
    ['b.c', 'one'],
    ['a', 'two'],
    ['b.d', 'three "quoted"'],
  ]);
  expect(readPhraseModule(writePhraseModule(texts)).map(({ key, text }) => [key, text])).toEqual([
    ['b.c', 'one'],
    ['b.d', 'three "quoted"'],
    ['a', 'two'],
  ]);
});

test.each([
  ['export const a = 1;', 'exports no object'],
  ['export const a = { b: 1 };', 'b is not a string'],
  ['export const a = {', 'Expected'],
  ['export const a = { ...b };', 'not a plain property'],
])('a file without phrases is refused: %s', (text, message) => {
  expect(() => readPhraseModule(text)).toThrow(message);
});
