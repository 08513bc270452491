/**
 * Rules for the phrases of all screens, sports and emails: one term per concept, and phrases that fit into each
 * other.
 */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatText } from '../src/phrase-writer.ts';
import { flattenPhrases } from '../src/phrases.ts';
import { consolePhrases, serverPhrases, webPhrases } from './phrase-folders.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const translations = ['es', 'pt', 'az', 'ar', 'fr'] as const;
const texts = new Map<string, ReadonlyMap<string, string>>();

beforeAll(async () => {
  for (const language of ['en', ...translations]) {
    const [web, server, forConsole] = await Promise.all(
      [webPhrases, serverPhrases, consolePhrases].map((phrases) => phrases(root, language)),
    );
    texts.set(language, flattenPhrases({ ...web, server: server!, console: forConsole! }));
  }
  // Reads hundreds of files: six seconds, more on a busy machine.
}, 120_000);
const text = (language: string, key: string): string => texts.get(language)!.get(key) ?? '';

/**
 * English words with several translations, because they have several meanings (`Open` is a button and a category) or
 * because other languages distinguish by sport (`Block` in basketball), gender or position in the sentence.
 */
const ambiguousWords: ReadonlySet<string> = new Set(
  (
    'ahead on head-to-head points scored|ahead on points scored|all|athlete|attack|b{number}|block|blocks|' +
    'bout {number, number}|coach|coming up|contests|create an account|d|day|decided|decision|details|difference|' +
    'disqualified|done|end|f|faults|fd|finished|following|fouls drawn|from|games|gender|goalkeeper|handball|home|leg|' +
    'log in|log out|lost|more|next|no|not ranked|now|official|open|or|penalty|podium|points|position|pts|qualified: {mark}|range|' +
    'rank|ratio|right|round|round {number, number}|series|set|set points|share|shot|shot blocked|shot hits the post|' +
    'shot saved|shot wide|shots|sports|staff|start|steals|success|t|time|unofficial|username|venues|withdrawn|won|' +
    '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  ).split('|'),
);

describe.each(translations)('%s', (language) => {
  it('K4: uses one term per concept', () => {
    const words = new Map<string, Set<string>>();
    for (const [key, english] of texts.get('en')!) {
      const term = english.replace(/\.$/u, '').toLowerCase();
      const translations = words.get(term) ?? new Set();
      words.set(term, translations.add(text(language, key).replace(/\.$/u, '').toLowerCase()));
    }
    const several = [...words].filter(([term, translations]) => translations.size > 1 && !ambiguousWords.has(term));
    expect(several.map(([term, translations]) => `${term}: ${[...translations].join(' | ')}`)).toEqual([]);
  });
});

/** Phrases that complete a sentence with the way a contest was decided: `beats Brisa by points`. */
const isDecision = (key: string): boolean => /^discipline\.\w+\.(?:by[A-Z]\w*|walkover|onTime|unopposed)$/u.test(key);
const howBegins: Readonly<Record<(typeof translations)[number], RegExp>> = {
  es: /^(?:por|al|sin) /u,
  pt: /^(?:por|pel[oa]|no|sem) /u,
  az: /^\p{Ll}/u,
  ar: /^ب/u,
  fr: /^(?:par|sur|aux?|à|sans) /u,
};

it.each(translations)('K1: the phrase for how a contest was decided fits into a sentence of %s', (language) => {
  const decisions = [...texts.get(language)!].filter(([key]) => isDecision(key));
  expect(decisions.length).toBeGreaterThan(15);
  expect(decisions.filter(([, how]) => !howBegins[language].test(how))).toEqual([]);
  for (const [, how] of decisions) {
    for (const [phrase, second] of ['wins', 'goldOver', 'bronzeOver'].flatMap((key) => [
      [key, 'none'] as const,
      [key, 'Brisa'] as const,
    ])) {
      const values = { winner: 'Aurora', second, how, tally: 'none', gender: 'other' };
      const sentence = formatText(language, text(language, `parts.result.headline.${phrase}`), values);
      expect(sentence).toContain(how);
      expect(sentence).not.toMatch(/\.\.| {2}|[{}]/u);
    }
  }
});

/** Names that are followed by a number in every language: scores at an apparatus, heats, groups. */
const isNumberedName = (key: string): boolean =>
  /Short$|^discipline\.g[ar]\w\.\w+Number$|\.againAt$|^server\.read-model\.|repechageNumber$/u.test(key);

it.each([
  ['es', /(?:Cuarto|Periodo|Tiempo|Juego|Asalto|Set|Intento) \{/u],
  ['az', /\p{L} \{(?:number|place|level)\b/u],
  ['fr', /(?:Quart-temps|Période|Mi-temps|Reprise|Manche|Set|Essai) \{/u],
  ['ar', /^(?:الربع|الشوط|الفترة|الجولة|المحاولة) \{number/u],
] as const)('K6: in %s the number of a part is declined before or behind its noun', (language, behind) => {
  const violations = [...texts.get(language)!].filter(
    ([key, text]) => !isNumberedName(key) && behind.test(text) && !/arc\.partNumber|program\.block/u.test(key),
  );
  expect(violations).toEqual([]);
});

it.each([
  ['fr', /\p{L}{3}\/(?:e|ne|euse|ère|rice)\b|^(?:Entraîneur|Gardien|Invité|Administrateur)$/u],
  ['ar', /^(?:ال)?(?:مدرب|متطوع|زائر|مشرف|مدير)$/u],
] as const)('K13: %s leaves nobody out of a role', (language, masculine) => {
  expect([...texts.get(language)!].filter(([, text]) => masculine.test(text))).toEqual([]);
});

it.each([
  ['es', /para seguir\./u],
  ['fr', /pour suivre\./u],
] as const)('K15: following has an object in %s', (language, bare) => {
  expect([...texts.get(language)!].filter(([, text]) => bare.test(text))).toEqual([]);
});

/** Accepted long labels: the language has no shorter word. */
const longWords: ReadonlySet<string> = new Set([
  'irm.WO',
  'record.SB',
  'discipline.ath.seasonBest',
  'discipline.gar.landingBonus',
  'discipline.gar.unevenBars',
  'discipline.generic.onTime',
  'parts.result.entryMark',
  'screens.access-log.status.502',
  'screens.discipline-participants.empty',
  'screens.profile.entryMark',
  'screens.trivia.notice.saveError',
  'server.prints.entryMark',
  'server.record.SB',
]);

it.each(translations)('K16: no label of %s is more than twice as long as the English one', (language) => {
  const isLong = ([key, phrase]: [string, string]): boolean =>
    phrase.length >= 26 &&
    phrase.length >= 2.2 * text('en', key).length &&
    !phrase.includes(', ') &&
    !longWords.has(key);
  expect([...texts.get(language)!].filter(isLong)).toEqual([]);
});
