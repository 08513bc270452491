import { disciplineFor, disciplinePhrase } from '@podium/disciplines';
import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { phrases as shared } from '../../phrases/ar.ts';
import { endings } from '../../../fixtures/endings.ts';
import { headlineText } from './headline-text.ts';
import { phrases as result } from './phrases/ar.ts';
import type { LanguageCode, UnitAnswer } from '@podium/contract';

const athletes = ['Iara', 'Lia', 'Mirella'].map((name) => ({ id: name, type: 'athlete', name, organisation: null }));
const unit = {
  status: 'OFFICIAL',
  isHeadToHead: false,
  medal: 'gold',
  results: [],
  startList: [],
  periods: [],
  details: [],
  event: { gender: 'W' },
  outcome: { winners: athletes, marks: null, decidedBy: null },
} as unknown as UnitAnswer;

it('K9: three winners of a gold are separated by the comma of the language', () => {
  const t = createTranslator({ locale: 'ar', messages: compilePhrases({ shared, parts: { result } }) });
  const sport = { discipline: disciplineFor('ATH'), say: (phrase: string) => phrase };
  const text = headlineText(t, unit, sport);
  expect(text?.replaceAll(/[\u2068\u2069]/gu, '')).toBe('الذهبية مشتركة بين Iara، Lia وMirella.');
});

const modules = import.meta.glob<Record<string, object>>(
  ['./phrases/*.ts', '../../phrases/*.ts', '../../../../../../packages/i18n/src/languages/*/common.ts'],
  { eager: true },
);
const phrasesOf = (path: string): object => Object.values(modules[path] ?? {})[0] ?? {};

/** The headline of a contest in a language. */
function sentence(language: LanguageCode, contest: UnitAnswer): string | undefined {
  const t = createTranslator({
    locale: language,
    messages: compilePhrases({
      ...phrasesOf(`../../../../../../packages/i18n/src/languages/${language}/common.ts`),
      shared: phrasesOf(`../../phrases/${language}.ts`) as never,
      parts: { result: phrasesOf(`./phrases/${language}.ts`) as never },
    }),
  }) as never;
  const code = contest.discipline!.code;
  const sport = {
    discipline: disciplineFor(code),
    say: (phrase: string) => disciplinePhrase({ code, language, phrase }),
  };
  return headlineText(t, contest, sport)?.replaceAll(/[\u2060\u2066-\u2069]/gu, '');
}

describe('H1: a contest that ended early', () => {
  it.each(Object.entries(endings))('%s is explained in words', (_, { unit: contest, headline }) => {
    expect(sentence('en', contest)).toBe(headline);
  });

  it.each(['en', 'es', 'pt', 'az', 'ar', 'fr'] as const)(
    'H1: a contest that ended early › contains no bare code in %s',
    (language) => {
      const texts = Object.values(endings).map(({ unit: contest }) => sentence(language, contest));
      expect(texts.filter((text) => text === undefined)).toEqual([]);
      expect(texts.filter((text) => /\b(?:RET|WDR|W\/O|INJ|DNF|DNS|DSQ|DQB|EXC|none|\{)\b/u.test(text!))).toEqual([]);
    },
  );
});

it('the sentence about a contest that ends when its time is up contains the score', () => {
  const { unit: contest } = Object.values(endings)[0]!;
  const scores = ['44', '40'];
  const onTime = {
    ...contest,
    discipline: { code: 'FEN' },
    periods: [],
    details: [{ type: 'UI', code: 'RES_CODE', pos: null, value: 'TIME', extensions: [] }],
    results: contest.results.map((line, index) => ({
      ...line,
      result: scores[index],
      resultType: 'POINTS',
      irm: null,
    })),
  } as unknown as UnitAnswer;
  expect(sentence('en', onTime)).toBe('Test Birch beats Test Cedar 44–40.');
});
