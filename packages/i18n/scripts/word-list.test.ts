import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readWordList, wordListPage } from './word-list.ts';

const root = resolve(import.meta.dirname, '../../..');
let list: Awaited<ReturnType<typeof readWordList>>;
beforeAll(async () => {
  list = await readWordList(root);
}, 60_000);

/** The beginning of each longer part of a word, which inflection keeps: `iniciar sesión` is `inic`, `ses`. */
const stems = (word: string, tag: string): string[] =>
  word
    .toLocaleLowerCase(tag)
    .split(/[\s-]/u)
    .map((part) => part.replace(/^ال/u, ''))
    .map((part) => part.slice(0, Math.max(3, part.length - 3)));

it('the list of words in docs/words.md is up to date', async () => {
  expect(readFileSync(join(root, 'docs/words.md'), 'utf8')).toBe(await wordListPage(root));
});

it('each language lists 60 words, each with another word to avoid and a phrase that contains it', () => {
  expect([...list.keys()]).toEqual(['en', 'es', 'pt', 'az', 'ar', 'fr']);
  for (const [tag, { words }] of list) {
    expect(words).toHaveLength(60);
    expect(new Set(words.map(({ concept }) => concept)).size).toBe(60);
    const wrong = words.filter(({ word, not, example }) => {
      const text = example.toLocaleLowerCase(tag);
      return word === '' || not === '' || word === not || !stems(word, tag).some((stem) => text.includes(stem));
    });
    expect(wrong, tag).toEqual([]);
  }
});
