import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of GRY HOOP are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'GRYWHOOP',
      template: 'individual',
      refused: [
        ['A=310.000', 'beyondMark'],
        ['A=999.9', 'beyondMark'],
        ['A=166', 'beyondMark'],
        ['A=-1', 'badMark'],
        ['A=good', 'badMark'],
        ['1:0', 'notSides'],
        ['win=home', 'notSides'],
        ['A=[9.0]', 'badMark'],
        ['A=9:30', 'badMark'],
        ['A=13.1/DNS', 'absentMark'],
      ],
      accepted: [
        ['A=31.000'],
        ['A=0'],
        ['A=31.000 B=31.000 C=31.000'],
        ['A=155', 'farMark'],
        ['A=DNS B=31.1'],
        ['A=DSQ B=31.1'],
        ['A=DNF'],
        ['A=12.300'],
        ['A=31.1'],
        ['A=31.000 B=32.000 C=3.100', 'farMark'],
      ],
    }),
  ).toEqual([]);
});
