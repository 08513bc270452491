import { expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { selectFigures } from './figures.ts';

it('figures keep details that the sport does not name, and repeat nothing that the page shows elsewhere', () => {
  const details = [
    { type: 'ST', code: 'GOALS', pos: 'TOT', value: '3' },
    { type: 'ST', code: 'SHOT', pos: 'TOT', value: '', attributes: { Attempt: '5' } },
    { type: 'ST', code: 'DUNKS', pos: 'TOT', value: '1' },
    { type: 'ER', code: 'HOME_AWAY', value: 'HOME' },
  ];
  const generic = disciplineFor('');
  expect(
    selectFigures(generic, generic.statistics, { details }).map(
      ({ phrase, code, value, of }) => `${phrase ?? code} ${[value, of].filter(Boolean).join('/')}`,
    ),
  ).toEqual(['goals 3', 'shots 0/5', 'DUNKS 1']);
});
