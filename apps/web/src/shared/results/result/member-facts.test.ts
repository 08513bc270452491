import { disciplineFor } from '@podium/disciplines';
import { expect, it } from 'vitest';
import { memberFacts } from './member-facts.ts';

it('W11: the position of a member is next to the name and is not repeated among the figures', () => {
  const details = [
    { type: 'EUE', code: 'POSITION', value: 'A' },
    { type: 'ER', code: 'PTS', value: '3' },
  ];
  expect(memberFacts({ discipline: disciplineFor('TTE') }, { details }).map(({ code }) => code)).toEqual(['PTS']);
});
