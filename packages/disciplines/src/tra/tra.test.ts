import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';
import { selectFigures } from '../figures.ts';
import { lineFact, shownLineFacts } from '../shown-facts.ts';

const parts = [
  lineFact('DIFFICULTY', undefined, '15.80'),
  lineFact('EXECUTION', undefined, '16.70'),
  lineFact('TIME_OF_FLIGHT', undefined, '16.955'),
  lineFact('DISPLACEMENT', undefined, '9.60'),
];

it.each(['TRA', 'GTR'])('the discipline %s of the feed is trampoline', (code) => {
  expect(disciplineFor(code).key).toBe('tra');
});

it('a routine shows the four parts of its score', () => {
  expect(shownLineFacts(parts, { code: 'GTR', resultType: 'POINTS' })).toEqual([
    'points: Difficulty 15.80',
    'points: Execution 16.70',
    'points: Time of flight 16.955',
    'points: Horizontal displacement 9.60',
  ]);
});

it('the parts of the score are statistics, and the best value of each leads', () => {
  const trampoline = disciplineFor('TRA');
  expect(
    selectFigures(trampoline, trampoline.statistics, { details: parts }).map(({ id, better }) => [id, better]),
  ).toEqual([
    ['difficulty', 'higher'],
    ['execution', 'higher'],
    ['flight', 'higher'],
    ['displacement', 'higher'],
  ]);
});
