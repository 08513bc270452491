import { entryRules, madeUpSteps } from '@podium/games';
import type { EventEntryRules, UnplayedContest } from '@podium/games';
import { describe, expect, test } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';
import { templateSports } from './templates.ts';

/** Numbers that look random and are the same in each run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function contest(rules: EventEntryRules, code: string, needsWinner: boolean): UnplayedContest {
  const count = rules.contest === 'sides' ? 2 : 6;
  const starters = Array.from({ length: count }, (_, index): UnplayedContest['starters'][number] => ({
    competitor: `p${index}`,
    start: String(index + 1),
    side: rules.contest === 'sides' ? (index === 0 ? 'home' : 'away') : null,
  }));
  return { rules, starters, code, needsWinner };
}

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

describe('a result that is made up', () => {
  test.each(disciplines.map(({ code }) => code))('raises no doubt in %s, even if one side has to win', (code) => {
    const rules = entryRules(disciplineFor(code), {}, `${code}W`);
    for (const seed of seeds)
      for (const needsWinner of [false, true])
        expect(madeUpSteps(contest(rules, `${code}W`, needsWinner), seededRandom(seed)), `seed ${seed}`).toBeDefined();
  });

  test.each(
    templateSports.flatMap(({ code, templates }) =>
      templates.map(({ key, rules }) => ({ code: code || 'X01', key, event: rules })),
    ),
  )('raises no doubt in the template $key of $code', ({ code, event }) => {
    const rules = entryRules(disciplineFor(code), event, `${code}W`);
    for (const seed of seeds)
      expect(madeUpSteps(contest(rules, `${code}W`, true), seededRandom(seed)), `seed ${seed}`).toBeDefined();
  });

  test('of a race over a known distance is slower than the best ever and has one line for each competitor', () => {
    const code = 'ATHW100M';
    const rules = entryRules(disciplineFor('ATH'), {}, code);
    const steps = madeUpSteps(contest(rules, code, false), seededRandom(3))!;
    const marks = steps.flatMap((step) => (step.do === 'mark' && step.mark !== null ? Number(step.mark) : []));
    expect(marks.length).toBeGreaterThan(4);
    for (const mark of marks) expect(mark).toSatisfy((seconds: number) => seconds > 10.49 && seconds < 16);
    expect(steps.at(-1)).toEqual({ do: 'finish' });
  });
});
