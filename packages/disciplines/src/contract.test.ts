import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Detail, DetailedLine, Fact } from '@podium/games';
import { checkStatisticRule, commonColumns, phaseKinds } from '@podium/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disciplines } from './discipline-for.ts';
import { phrases } from './phrases.gen.ts';

const texts: Record<string, Record<string, Record<string, string>>> = phrases;
const languages = Object.keys(phrases.generic);
const phrasesOf = (key: string, language: string) => ({ ...texts['generic']?.[language], ...texts[key]?.[language] });
const argumentsOf = (phrase: string | undefined) => phrase?.match(/\{[^}]*\}/g)?.toSorted() ?? [];
const allFacts = (facts: readonly Fact[]): Fact[] => facts.flatMap((fact) => [fact, ...allFacts(fact.facts)]);

const code = fc.oneof(
  fc.constantFrom('INTERMEDIATE', 'REACT_TIME', 'WIND_SPEED', 'SET', 'ROUND', 'S1', 'TOT', 'OT', 'PSO', 'Q4', 'PTS'),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const text = fc.option(fc.oneof(fc.constantFrom('1', 'F', 'TOT', 'x', 'H', 'ER', 'PERIOD', 'ST'), fc.string()), {
  nil: undefined,
});
const detail = fc.record({ type: text, code, pos: text, value: text });
const line: fc.Arbitrary<DetailedLine> = fc.record({
  resultType: fc.constantFrom('TIME', 'DISTANCE', 'POINTS', undefined),
  details: fc.array(
    fc
      .tuple(detail, fc.array(detail, { maxLength: 2 }))
      .map(([one, extensions]): Detail => Object.assign(one, { extensions })),
  ),
});

describe('the registries', () => {
  it('are as the folders are', () => {
    const script = fileURLToPath(new URL('../scripts/generate-registry.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('give no code, key or feed code twice', () => {
    const codes = disciplines.flatMap(({ code, key, feedCodes }) => [
      ...new Set([code, key.toUpperCase(), ...feedCodes]),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe.each(disciplines.map((discipline) => ({ key: discipline.key, discipline })))('$key', ({ key, discipline }) => {
  it('has codes the feed can have', () => {
    const isGeneric = key === 'generic';
    expect(discipline.code).toMatch(isGeneric ? /^$/ : /^[A-Z0-9]{3}$/);
    expect(discipline.key).toMatch(isGeneric ? /^generic$/ : /^[a-z0-9]{3}$/);
    expect(discipline.feedCodes.every((feedCode) => /^[A-Z0-9]{3}$/.test(feedCode))).toBe(true);
  });

  it('has decimals, bronzes, phases and a protest window that can be', () => {
    expect([0, 1, 2, 3]).toContain(discipline.decimals);
    expect([1, 2]).toContain(discipline.bronzes);
    expect(discipline.phases.length).toBeGreaterThan(0);
    expect(phaseKinds).toEqual(expect.arrayContaining([...discipline.phases]));
    expect(discipline.protestWindowMinutes).toBeGreaterThan(0);
  });

  it('has columns of its own statistics or common ones, each once, at most four of them on a phone', () => {
    const known: readonly string[] = [...commonColumns, ...discipline.statistics.map((statistic) => statistic.key)];
    const keys = discipline.columns.map((column) => column.key);
    expect(known).toEqual(expect.arrayContaining(keys));
    expect(new Set(keys).size).toBe(keys.length);
    expect(discipline.columns.filter(({ isOnPhone }) => isOnPhone).length).toBeLessThanOrEqual(4);
  });

  it('has statistics whose selectors can be read, each key once', () => {
    const keys = discipline.statistics.map((statistic) => checkStatisticRule(statistic).key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(languages)('names every column and statistic in %s', (language) => {
    const own = phrasesOf(key, language);
    const names = discipline.statistics.map((statistic) => statistic.key.replace(/_n$/, 'Number'));
    expect(Object.keys(own)).toEqual(
      expect.arrayContaining([...names, ...discipline.columns.map((column) => column.key)]),
    );
  });

  it.each(languages)('says the same phrases with the same arguments in %s', (language) => {
    const english = texts[key]?.['en'] ?? {};
    const own = texts[key]?.[language] ?? {};
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [name, phrase] of Object.entries(own)) {
      expect(phrase.trim()).not.toBe('');
      expect(argumentsOf(phrase)).toEqual(argumentsOf(english[name]));
    }
  });

  it('reads any details without throwing, loses none, and has a phrase and a number for what it names', () => {
    const known = phrasesOf(key, 'en');
    fc.assert(
      fc.property(line, (line) => {
        const facts = discipline.readDetails(line);
        const details = line.details.filter(({ type }) => type !== 'DISPLAY');
        expect(facts.map(({ code, pos, value }) => [code, pos, value])).toEqual(
          details.map(({ code, pos, value }) => [code, pos, value ?? '']),
        );
        for (const { phrase, number } of allFacts(facts)) {
          const text = phrase === null ? '' : known[phrase];
          expect(typeof text).toBe('string');
          expect(argumentsOf(text)).toEqual(number === undefined ? [] : ['{number}']);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
