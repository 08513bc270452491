import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of TEN SINGLES are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'TENWSINGLES',
      template: 'bestOfThree',
      refused: [
        ['6:6 6:3 6:3', 'levelPart'],
        ['6:3 3:6', 'level'],
        ['5:5 6:3', 'levelPart'],
        ['0:0', 'level'],
        ['S4=6:3', 'badPart'],
        ['home+15', 'badPoints'],
        ['home+2', 'badPoints'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['7:6 6:0'],
        ['6:0 6:0'],
        ['6:4 4:6 7:5'],
        ['7:5 7:6'],
        ['9:7 6:3', 'partScore'],
        ['6:5 6:3', 'partScore'],
        ['6:3', 'fewParts'],
        ['6:3 6:3 6:3', 'partAfterEnd'],
        ['home=walkover'],
        ['6:3 0:2 away=retirement'],
      ],
    }),
  ).toEqual([]);
});
