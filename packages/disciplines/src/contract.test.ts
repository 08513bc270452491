import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { CodeRule, Detail, Discipline, Language } from '@podium/games';
import { chartKinds, checkStatisticRule, phaseKinds, poolCriteria } from '@podium/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';
import { disciplinePhrase, leadPhrase } from './discipline-phrase.ts';
import type { Facts } from './facts.ts';
import { phraseOfStatistic } from './figures.ts';
import { disciplineKey } from './keys.ts';
import { loadDiscipline } from './lazy.ts';
import { phrases } from './phrases.gen.ts';
import { findCodeRule, readFacts } from './read-facts.ts';

const texts: Record<string, Record<string, Record<string, string>>> = phrases;
const languages = Object.keys(phrases.generic) as Language[];
const mergedPhrases = (key: string, language: string) => ({
  ...texts['generic']?.[language],
  ...texts[key]?.[language],
});
/** Argument names of a phrase, including inflected ones: `{number, selectordinal, one {#er} other {#e}} set`. */
const phraseArguments = (phrase = '') =>
  [...new Set(Array.from(phrase.matchAll(/\{(\w+)[,}]/gu), ([, name]) => name))].toSorted();

/** All phrase keys that a sport's records use, and whether the phrase takes a number. */
function phraseKeys({
  startOrder,
  columns,
  codes,
  actions,
  periods,
  currentPeriod,
  statistics,
  memberStatistics,
}: Discipline) {
  const phrasesOfCode = ({ phrase, numbered, second, together, finish, values }: CodeRule) => [
    [phrase, false],
    [numbered, true],
    [second, false],
    [together, false],
    [finish, false],
    ...Object.values(values ?? {}).map((value) => [value, false]),
  ];
  const phraseUses = [
    [startOrder, false],
    ...columns.map(({ from, phrase }) => [phrase, 'below' in from]),
    ...Object.values(codes).flatMap(phrasesOfCode),
    ...Object.values(actions).flatMap(({ phrase, results = {} }) =>
      [phrase, ...Object.values(results).map((result) => result.phrase)].map((key) => [key, false]),
    ),
    ...Object.entries(periods).flatMap(([code, { phrase, short }]) => [
      [phrase, !/\d/u.test(code)],
      [short, true],
    ]),
    ...currentPeriod.map(({ phrase }) => [phrase, false]),
    ...[...statistics, ...memberStatistics].map(({ key }) => [phraseOfStatistic(key), key.endsWith('_n')]),
  ] as [string | undefined, boolean][];
  return phraseUses.filter((pair): pair is [string, boolean] => pair[0] !== undefined);
}

const text = fc.option(
  fc.oneof(fc.constantFrom('1', 'F', 'TOT', 'x', 'H', 'Y', 'N', 'IPP', 'constructor'), fc.string()),
  { nil: undefined },
);
const code = fc.oneof(
  fc.constantFrom(
    'INTERMEDIATE',
    'REACT_TIME',
    'SET',
    'ROUND',
    'PTS',
    'SCORE',
    'DIFFICULTY',
    'S',
    'RES_CODE',
    '__proto__',
  ),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const detail: fc.Arbitrary<Detail> = fc.record({
  type: fc.constantFrom('ER', 'ST', undefined),
  code,
  pos: text,
  value: text,
  attributes: fc.option(fc.dictionary(fc.constantFrom('Value2', 'Rank', 'Diff'), fc.string({ minLength: 1 })), {
    nil: undefined,
  }),
});
const details = fc.array(
  fc.tuple(detail, fc.array(detail, { maxLength: 2 })).map(([base, extensions]): Detail => ({ ...base, extensions })),
);

describe('the registries', () => {
  it('match the folders', () => {
    const script = fileURLToPath(new URL('../scripts/generate-registry.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('contain no code, key or feed code twice', () => {
    const codes = disciplines.flatMap(({ code, key, feedCodes }) => [
      ...new Set([code, key.toUpperCase(), ...feedCodes]),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe.each(disciplines.map((discipline) => ({ key: discipline.key, discipline })))('$key', ({ key, discipline }) => {
  it('has codes that are valid in the feed', () => {
    const isGeneric = key === 'generic';
    expect(discipline.code).toMatch(isGeneric ? /^$/ : /^[A-Z0-9]{3}$/);
    expect(discipline.key).toMatch(isGeneric ? /^generic$/ : /^[a-z0-9]{3}$/);
    expect(discipline.code).toBe(isGeneric ? '' : key.toUpperCase());
    expect(discipline.feedCodes.every((feedCode) => /^[A-Z0-9]{3}$/.test(feedCode))).toBe(true);
  });

  it('has valid decimals, bronzes, phases, charts and protest window', () => {
    expect([0, 1, 2, 3]).toContain(discipline.decimals);
    expect([1, 2]).toContain(discipline.bronzes);
    expect(discipline.phases.length).toBeGreaterThan(0);
    expect(phaseKinds).toEqual(expect.arrayContaining([...discipline.phases]));
    expect(chartKinds).toEqual(expect.arrayContaining([...discipline.charts]));
    expect(discipline.protestWindowMinutes).toBeGreaterThan(0);
  });

  it('ranks its pools, if it has rules for them, by each criterion at most once, and has a phrase for every criterion', () => {
    const { orders, win, tie } = discipline.pools ?? { orders: [], win: 1, tie: 0 };
    for (const order of orders) expect(new Set(order).size).toBe(order.length);
    // Organizers may choose any of them for an event.
    for (const criterion of poolCriteria)
      for (const language of languages)
        expect(() => disciplinePhrase({ code: key, language, phrase: leadPhrase(criterion) })).not.toThrow();
    expect(win).toBeGreaterThan(tie);
  });

  it('has unique statistics with valid selectors', () => {
    for (const rules of [discipline.statistics, discipline.memberStatistics]) {
      const keys = rules.map((rule) => checkStatisticRule(rule).key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it.each(languages)('has every phrase that it uses in %s, with a number if one is shown', (language) => {
    const phrases = mergedPhrases(key, language);
    const missingKeys = phraseKeys(discipline).filter(
      ([phrase, isNumbered]) =>
        phrases[phrase] === undefined || phraseArguments(phrases[phrase]).length !== (isNumbered ? 1 : 0),
    );
    expect(missingKeys).toEqual([]);
    expect(phrases['name']).toBeTruthy();
  });

  it.each(languages)('has the same phrases with the same arguments in %s', (language) => {
    const english = texts[key]?.['en'] ?? {};
    const phrases = texts[key]?.[language] ?? {};
    expect(Object.keys(phrases).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [name, phrase] of Object.entries(phrases)) {
      expect(phrase.trim()).not.toBe('');
      expect(phraseArguments(phrase)).toEqual(phraseArguments(english[name]));
    }
  });

  it('reads any details without throwing, and loses no value except hidden ones', () => {
    const valuesIn = (facts: Facts): string[] =>
      facts.flatMap(({ value, facts: nestedFacts }) => [value, ...valuesIn(nestedFacts)]);
    const isShown = ({ code, type, value = '' }: Detail): boolean => {
      const { isSilent } = findCodeRule(discipline, code, type) ?? {};
      return value !== '' && isSilent !== true && !isSilent?.includes(value);
    };
    fc.assert(
      fc.property(details, fc.constantFrom('TIME', 'DISTANCE', undefined), (details, resultType) => {
        const factValues = valuesIn(readFacts(discipline, { details, resultType }));
        const values = details
          .filter(isShown)
          .flatMap((detail) => [
            findCodeRule(discipline, detail.code, detail.type)?.names?.[detail.value!] ?? detail.value!,
            ...Object.values(detail.attributes ?? {}),
            ...(detail.extensions ?? []).filter(isShown).map(({ value }) => value!),
          ]);
        const missing = values.filter(
          (value) => !factValues.includes(value) && findCodeRule(discipline, value)?.names === undefined,
        );
        expect(missing).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(languages)('adds at most 12 kB (compressed) to the app in %s', (language) => {
    const part = JSON.stringify([discipline, texts[key]?.[language]]);
    expect(brotliCompressSync(part).length).toBeLessThanOrEqual(12_000);
  });

  it('does not repeat texts shared by all sports', () => {
    const isRepeated = (phrase: string): boolean =>
      languages.every((language) => texts[key]?.[language]?.[phrase] === texts['generic']?.[language]?.[phrase]);
    expect(key === 'generic' ? [] : Object.keys(texts[key]?.['en'] ?? {}).filter(isRepeated)).toEqual([]);
  });

  it('is loaded when one of its pages is opened', async () => {
    expect(await loadDiscipline(discipline.code)).toBe(discipline);
    expect(await loadDiscipline(discipline.key)).toBe(discipline);
  });
});

describe('disciplineFor', () => {
  it.each(['XXX', '', 'constructor', '__proto__', null, undefined])(
    'disciplineFor › unknown %j is the generic discipline',
    async (code) => {
      expect(disciplineFor(code).key).toBe('generic');
      expect(disciplineKey(code)).toBe('generic');
      expect((await loadDiscipline(code)).key).toBe('generic');
    },
  );

  it('finds each discipline by its code, its key and its feed codes', () => {
    for (const discipline of disciplines) {
      for (const code of [discipline.code, discipline.key, ...discipline.feedCodes]) {
        expect(disciplineFor(code)).toBe(discipline);
      }
    }
  });
});
