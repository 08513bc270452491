import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const attempts = (...all: readonly (readonly [weight: string, isValid?: 'Y' | 'N' | '?'])[]) => ({
  extensions: all.flatMap(([value, isValid], index) => [
    { code: 'ATTEMPT', pos: `${index + 1}`, value },
    ...(isValid ? [{ code: 'ATTEMPT_VALID', pos: `${index + 1}`, value: isValid }] : []),
  ]),
});

it('W11: both lifts have their attempts, a failed one with an x', () => {
  const details = [
    lineFact('SNATCH', undefined, '125', attempts(['120', 'Y'], ['125', 'Y'], ['128', 'N'])),
    lineFact('CLEAN', undefined, '150', attempts(['150', 'Y'], ['155', 'N'], ['158'])),
  ];
  expect(shownLineFacts(details, { code: 'WLF', resultType: 'WEIGHT' })).toEqual([
    'attempt: Snatch 125 (attempt: Attempt 1 120, attempt: Attempt 2 125, attempt: Attempt 3 128 x)',
    'attempt: Clean and jerk 150 (attempt: Attempt 1 150, attempt: Attempt 2 155 x, attempt: Attempt 3 158)',
  ]);
  const weightlifting = disciplineFor('WLF');
  expect(
    selectFigures(weightlifting, weightlifting.statistics, { details }).map(({ id, value }) => [id, value]),
  ).toEqual([
    ['snatch', '125'],
    ['cleanAndJerk', '150'],
  ]);
});

it('W11: a validity other than Y or N is shown with the attempt, and so is one without an attempt', () => {
  const details = [lineFact('SNATCH', undefined, '120', attempts(['120', '?']))];
  expect(shownLineFacts(details, { code: 'WLF' })).toEqual([
    'attempt: Snatch 120 (attempt: Attempt 1 120, Good lift ?)',
  ]);
  const total = lineFact('SNATCH', undefined, '120', { extensions: [{ code: 'ATTEMPT_VALID', pos: '1', value: 'N' }] });
  expect(shownLineFacts([total], { code: 'WLF' })).toEqual(['attempt: Snatch 120 (Good lift No)']);
});
