import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of GAR FX are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'GARWFX',
      template: 'apparatus',
      refused: [
        ['A=95.000', 'beyondMark'],
        ['A=25.100', 'beyondMark'],
        ['A=131.000', 'beyondMark'],
        ['A=-1', 'badMark'],
        ['A=good', 'badMark'],
        ['1:0', 'notSides'],
        ['win=home', 'notSides'],
        ['A=[9.0]', 'incomplete'],
        ['A=[9.0,x,9.1,9.2,5.2,]', 'badMark'],
        ['A=9:30', 'badMark'],
        ['A=13.1/DNS', 'absentMark'],
      ],
      accepted: [
        ['A=[8.1,8.3,8.6,9.0,5.2,0.3]'],
        ['A=13.100'],
        ['A=0'],
        ['A=13.100 B=13.100 C=13.100'],
        ['A=17.500', 'farMark'],
        ['A=DNS B=13.1'],
        ['A=DSQ B=13.1'],
        ['A=DNF'],
        ['A=3.2 B=2.8'],
        ['A=13.1'],
        ['A=13.100 B=13.200 C=1.310', 'farMark'],
      ],
    }),
  ).toEqual([]);
});
