import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of X01 CHESS are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'X01XCHESS',
      template: 'chess',
      refused: [
        ['1:1', 'gameScore'],
        ['0:0', 'gameScore'],
        ['0.5:1', 'gameScore'],
        ['2:0', 'gameScore'],
        ['1.5:0.5', 'gameScore'],
        ['0.5:0', 'gameScore'],
        ['0.25:0.75', 'badPoints'],
        ['S2=1:0', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['1:0'],
        ['0:1'],
        ['0.5:0.5'],
        ['home+1'],
        ['home+0.5 away+0.5'],
        ['home=walkover'],
        ['away=withdrawal'],
        ['home=disqualification'],
        ['both=noShow'],
        ['home=retirement'],
      ],
    }),
  ).toEqual([]);
});

it('impossible results of X01 R.EGG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'X01XR.EGG',
      template: 'eggAndSpoon',
      refused: [
        ['A=0 B=1', 'badMark'],
        ['A=3 B=1', 'beyondMark'],
        ['A=99', 'beyondMark'],
        ['A=1.5', 'badMark'],
        ['A=-1', 'badMark'],
        ['A=first', 'badMark'],
        ['A=0:30', 'badMark'],
        ['A=1/DNS', 'absentMark'],
        ['1:0', 'notSides'],
        ['A=[1,2]', 'badMark'],
      ],
      accepted: [
        ['A=1 B=2 C=3'],
        ['A=1 B=1 C=3'],
        ['A=1 B=1 C=1'],
        ['A=1 B=DNF C=2'],
        ['A=DNF B=DNF C=DNF'],
        ['A=1 B=DSQ C=2'],
        ['A=1 B=DNS C=2'],
        ['A=2 B=1'],
        ['A=3 B=2 C=1'],
        ['A=1'],
      ],
    }),
  ).toEqual([]);
});
