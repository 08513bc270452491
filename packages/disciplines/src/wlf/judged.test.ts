import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of WLF 81KG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'WLFM81KG',
      template: 'total',
      refused: [
        ['A=0', 'badMark'],
        ['A=600', 'beyondMark'],
        ['A=1470', 'beyondMark'],
        ['A=heavy', 'badMark'],
        ['A=-100', 'badMark'],
        ['1:0', 'notSides'],
        ['win=home', 'notSides'],
        ['A=[100,110]', 'badMark'],
        ['A=300/DNS', 'absentMark'],
        ['A=3:00', 'badMark'],
      ],
      accepted: [
        ['A=300'],
        ['A=300 B=300'],
        ['A=470'],
        ['A=500', 'farMark'],
        ['A=DNF B=DNF'],
        ['A=DNS B=300'],
        ['A=DSQ B=300'],
        ['A=45'],
        ['A=300.5', 'finerMark'],
        ['A=300 B=310 C=30', 'farMark'],
      ],
    }),
  ).toEqual([]);
});
