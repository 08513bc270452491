import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankResults } from '../ranking/rank-results.ts';
import type { EventId } from '../model/ids.ts';
import { medals } from '../model/vocabulary.ts';
import { checkEventAwards } from './check-event-awards.ts';

/** `G G B`: two golds and a bronze; a lowercase letter is a medal that was not awarded. */
const awards = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((letter) => ({
      eventId: 'JUDW57KG' as EventId,
      medal: medals.find((medal) => medal.startsWith(letter.toLowerCase())) ?? 'gold',
      isNotAwarded: letter !== letter.toUpperCase(),
    }));
const findings = (text: string, bronzes: 1 | 2 = 1) =>
  checkEventAwards(awards(text), { bronzes }).map(
    ({ medal, problem, expected, actual }) => `${problem} ${medal} ${actual}/${expected}`,
  );

describe('the check of an event’s awards', () => {
  it.each([
    ['G S B', 1],
    ['G S B B', 2],
    ['G G B', 1],
    ['G G G', 1],
    ['G G G G', 1],
    ['G S S', 1],
    ['G S S S', 2],
    ['G S B B', 1],
    ['G S b', 1],
    ['G s b', 1],
    ['g s b', 1],
    ['G S B b', 2],
    ['G G s B', 1],
  ] as const)('D03: accepts %s with %i bronze', (text, bronzes) => {
    expect(findings(text, bronzes)).toEqual([]);
  });

  it.each([
    ['G G S B', 1, ['surplus silver 1/0', 'surplus bronze 1/0']],
    ['G G S', 1, ['surplus silver 1/0']],
    ['G S S B', 1, ['surplus bronze 1/0']],
    ['G G G B', 1, ['surplus bronze 1/0']],
    ['G S', 1, ['missing bronze 0/1']],
    ['G B', 1, ['missing silver 0/1']],
    ['S B', 1, ['missing gold 0/1']],
    ['G S B', 2, ['missing bronze 1/2']],
    ['', 1, ['missing gold 0/1', 'missing silver 0/1', 'missing bronze 0/1']],
  ] as const)('D03: reports %s with %i bronze', (text, bronzes, expected) => {
    expect(findings(text, bronzes)).toEqual(expected);
  });

  it('refuses awards of several events', () => {
    const goldAward = { eventId: 'JUDW57KG' as EventId, medal: 'gold', isNotAwarded: false } as const;
    expect(() =>
      checkEventAwards([goldAward, { ...goldAward, eventId: 'JUDW63KG' as EventId }], { bronzes: 1 }),
    ).toThrow('JUDW63KG');
  });

  it('P3: accepts any medals that follow from shared ranks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 8 }), (values) => {
        const lines = values.map((value, index) => ({ competitorId: String(index), value }));
        const medallists = rankResults(lines, { better: 'lower' }).filter(({ rank }) => rank! <= 3);
        const text = medallists.map(({ rank }) => 'GSB'[rank! - 1]).join(' ');
        expect(findings(text)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('P3: always reports a silver next to two golds, in any order of the awards', () => {
    const text = fc.array(fc.constantFrom('G', 'S', 'B', 'g', 's', 'b'), { maxLength: 6 });
    fc.assert(
      fc.property(text, fc.constantFrom<1 | 2>(1, 2), (letters, bronzes) => {
        const actual = findings(letters.join(' '), bronzes);
        expect(findings(letters.toReversed().join(' '), bronzes)).toEqual(actual);
        const golds = letters.filter((letter) => letter === 'G').length;
        const silvers = letters.filter((letter) => letter === 'S').length;
        expect(actual.some((finding) => finding.startsWith('surplus silver'))).toBe(golds > 1 && silvers > 0);
      }),
      { numRuns: 3000 },
    );
  });
});
