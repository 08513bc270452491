import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of SHS AR60 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'SHSWAR60',
      template: 'air',
      refused: [
        ['A=655.0', 'beyondMark'],
        ['A=6300', 'beyondMark'],
        ['A=654.1', 'beyondMark'],
        ['A=-1', 'badMark'],
        ['A=good', 'badMark'],
        ['1:0', 'notSides'],
        ['win=home', 'notSides'],
        ['A=[9.0]', 'badMark'],
        ['A=9:30', 'badMark'],
        ['A=13.1/DNS', 'absentMark'],
      ],
      accepted: [
        ['A=630.5 B=620.0 C=610.0'],
        ['A=654.0 B=620.0 C=610.0'],
        ['A=630.5 B=630.5 C=630.5'],
        ['A=0 B=620.0 C=610.0'],
        ['A=630.55 B=620.0 C=610.0', 'finerMark'],
        ['A=DNS B=620.0 C=610.0'],
        ['A=DSQ B=620.0 C=610.0'],
        ['A=DNF B=620.0 C=610.0'],
        ['A=63.5 B=620.0 C=610.0'],
        ['A=630 B=620 C=610'],
      ],
    }),
  ).toEqual([]);
});
