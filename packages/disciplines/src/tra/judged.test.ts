import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of TRA TRAMPOLINE are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'TRAMTRAMPOLINE',
      template: 'individual',
      refused: [
        ['A=554.2', 'beyondMark'],
        ['A=75.1', 'beyondMark'],
        ['A=99.9', 'beyondMark'],
        ['A=-1', 'badMark'],
        ['A=good', 'badMark'],
        ['1:0', 'notSides'],
        ['win=home', 'notSides'],
        ['A=[9.0]', 'incomplete'],
        ['A=[7.1,x,7.2,7.9,6.0,10.2]', 'badMark'],
        ['A=9:30', 'badMark'],
        ['A=13.1/DNS', 'absentMark'],
      ],
      accepted: [
        ['A=[7.1,7.4,7.2,7.9,6.0,10.2]'],
        ['A=55.620'],
        ['A=0'],
        ['A=55.620 B=55.620'],
        ['A=68.1', 'farMark'],
        ['A=DNS B=55.1'],
        ['A=DSQ B=55.1'],
        ['A=DNF'],
        ['A=5.100'],
        ['A=55.6'],
        ['A=55.000 B=54.000 C=5.500', 'farMark'],
      ],
    }),
  ).toEqual([]);
});
