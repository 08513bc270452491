/** Texts of problems: one source for English, and every other language complete. */
import { languages } from '@podium/games';
import { checkPhrases, flattenPhrases } from '@podium/i18n/phrases';
import { problemText } from '@podium/i18n/problem-text';
import type { ProblemPhrases } from '@podium/i18n/problem-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFolderFile, readFolder } from './read-folder.ts';
import { openFolder } from './folder-source.ts';
import { phrases as english } from './phrases/en.ts';
import { problemMessage } from './problems.ts';
import type { FolderProblem } from './problems.ts';

const others = languages.filter((language) => language !== 'en');
const texts = new Map<string, ProblemPhrases>();
let found: FolderProblem[];

beforeAll(async () => {
  for (const language of languages) {
    const { phrases } = (await import(`./phrases/${language}.ts`)) as { phrases: ProblemPhrases };
    texts.set(language, phrases);
  }
  const fixture = new URL('../examples/mistakes', import.meta.url).pathname;
  found = readFolder(await openFolder(fixture, isFolderFile)).report.problems;
});

it('the English message of a problem equals its phrase', () => {
  for (const { params, message } of found) expect(message).toBe(problemText('en', texts.get('en')!, params));
  expect(problemMessage({ form: 'not-found', value: '"SWN"', file: 'events.csv', near: '"SWM"' })).toBe(
    '"SWN" is not in events.csv; did you mean "SWM"?',
  );
});

it('a form of a problem without a text fails', () => {
  expect(() => problemText('en', english, { form: 'nothing' })).toThrow(/no text for nothing/u);
});

it('values in the messages of problems are not English phrases', () => {
  const values = found.flatMap(({ params }) =>
    Object.entries(params).flatMap(([name, value]) => (name === 'form' || name === 'reason' ? [] : [value])),
  );
  expect(values.length).toBeGreaterThan(20);
  const isEnglish = (value: string | number): boolean =>
    / (?:or|and|is|of|a|the|needs) |^(?:a|an|the) /u.test(`${value}`);
  expect(values.filter((value) => isEnglish(value) && !String(value).startsWith('"'))).toEqual([]);
});

describe.each(others)('%s', (language) => {
  const flat = () => flattenPhrases({ ...texts.get(language)!, text: { ...texts.get(language)!.text } });

  it('has a text for every form, with the same placeholders and all plural forms', () => {
    const given = texts.get(language)!;
    expect(checkPhrases(language, language, { ...english }, { ...given, text: { ...given.text } })).toEqual([]);
  });

  it('translates every text', () => {
    const source = flattenPhrases({ ...english });
    expect([...flat()].filter(([key, text]) => text === source.get(key))).toEqual([]);
  });

  it('has text for every problem of a folder with mistakes, with its values', () => {
    expect(found.length).toBeGreaterThan(20);
    for (const { params } of found) {
      const message = problemText(language, texts.get(language)!, params);
      expect(message).not.toMatch(/[{}]|undefined/u);
      expect(message).not.toBe(problemMessage(params));
      if (params['value'] !== undefined) expect(message).toContain(String(params['value']));
      if (params['near'] !== undefined) expect(message).toContain(String(params['near']));
    }
  });
});
