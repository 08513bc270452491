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
 * English words with several translations in one folder, because they have several meanings (`Penalty` is a kick and a
 * deduction) or because other languages distinguish short and long forms.
 */
const ambiguousWords: ReadonlySet<string> = new Set(
  'leg|log in|log out|no|penalty|rank|ratio|series|sports|success|venues'.split('|'),
);

/** The folder of a phrase: `screens.score`. Elsewhere the same English word may mean something else. */
const folderOf = (key: string): string => key.split('.', 2).join('.');

describe.each(translations)('%s', (language) => {
  it('K4: uses one term per concept in a folder', () => {
    const words = new Map<string, Set<string>>();
    for (const [key, english] of texts.get('en')!) {
      const term = english.replace(/\.$/u, '').toLowerCase();
      if (ambiguousWords.has(term)) continue;
      const place = `${folderOf(key)} ${term}`;
      const translations = words.get(place) ?? new Set();
      words.set(place, translations.add(text(language, key).replace(/\.$/u, '').toLowerCase()));
    }
    const several = [...words].filter(([, translations]) => translations.size > 1);
    expect(several.map(([place, translations]) => `${place}: ${[...translations].join(' | ')}`)).toEqual([]);
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

it.each(translations)(
  'K1: the phrase for the way in which a contest was decided fits into a sentence of %s',
  (language) => {
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
  },
);

/** Names that are followed by a number in every language: scores at an apparatus, heats, groups. */
const isNumberedName = (key: string): boolean => /Short$|\.againAt$/u.test(key);

it.each([
  ['es', /(?:Cuarto|Periodo|Tiempo|Juego|Asalto|Set|Intento) \{/u],
  ['az', /\p{L} \{(?:heat|lane|level|line|number|place|round|row)\b/u],
  ['fr', /(?:Quart-temps|Période|Mi-temps|Reprise|Manche|Set|Essai) \{/u],
  ['ar', /^(?:الربع|الشوط|الفترة|الجولة|المحاولة) \{number/u],
] as const)('K6: in %s the number of a part is inflected before or after its noun', (language, behind) => {
  const violations = [...texts.get(language)!].filter(
    ([key, text]) => !isNumberedName(key) && behind.test(text) && !/arc\.partNumber|program\.block/u.test(key),
  );
  expect(violations).toEqual([]);
});

it.each([
  [
    'fr',
    /\p{L}{3}\/(?:e|ne|euse|ère|rice|\p{L}+rice)\b|\p{L}{3} · \p{Ll}{4,}e$|^(?:Entraîneur|Gardien|Invité|Administrateur)$/u,
  ],
  ['ar', /^(?:ال)?(?:مدرب|متطوع|زائر|مشرف|مدير)$/u],
] as const)('K13: roles in %s include all genders', (language, masculine) => {
  expect([...texts.get(language)!].filter(([, text]) => masculine.test(text))).toEqual([]);
});

it.each([
  ['es', /para seguir\./u],
  ['fr', /pour suivre\./u],
] as const)('K15: the verb for following has an object in %s', (language, bare) => {
  expect([...texts.get(language)!].filter(([, text]) => bare.test(text))).toEqual([]);
});

/** Accepted long labels: the language has no shorter word. */
const longWords: ReadonlySet<string> = new Set([
  'irm.WO',
  'console.record.SB',
  'record.SB',
  'discipline.ath.seasonBest',
  'discipline.gar.landingBonus',
  'discipline.gar.unevenBars',
  'discipline.generic.onTime',
  'parts.place.star',
  'parts.result.entryMark',
  'screens.access-log.status.502',
  'screens.discipline-participants.empty',
  'screens.profile.entryMark',
  'screens.trivia.notice.saveError',
  'server.prints.entryMark',
  'server.record.SB',
]);

it.each(translations)('K16: no label in %s is more than twice as long as the English one', (language) => {
  const isLong = ([key, phrase]: [string, string]): boolean =>
    phrase.length >= 26 &&
    phrase.length >= 2.2 * text('en', key).length &&
    !phrase.includes(', ') &&
    !longWords.has(key);
  expect([...texts.get(language)!].filter(isLong)).toEqual([]);
});

it('codes are named once: no folder repeats the words for statuses, places, medals or roles', () => {
  const english = texts.get('en')!;
  const names = ['status', 'itemType', 'medal', 'irm', 'place', 'record', 'staffRole'];
  const repeated = new Map<string, number>();
  for (const [key, text] of english) {
    const [owner, code] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
    const isCommon = names.includes(owner.replace(/^(?:server|console)\./u, ''));
    if (!isCommon && names.some((name) => english.get(`${name}.${code}`) === text))
      repeated.set(owner, (repeated.get(owner) ?? 0) + 1);
  }
  expect([...repeated].filter(([, count]) => count > 2)).toEqual([]);
});
