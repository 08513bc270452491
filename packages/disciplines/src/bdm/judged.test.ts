import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of BDM SINGLES are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'BDMWSINGLES',
      template: 'bestOfThree',
      refused: [
        ['21:20 21:10', 'partRule'],
        ['31:29 21:10', 'partRule'],
        ['30:20 21:10', 'partRule'],
        ['21:21 21:10', 'levelPart'],
        ['22:19 21:10', 'partRule'],
        ['21:10 10:21 15:13', 'partRule'],
        ['21:10 10:21', 'level'],
        ['G4=21:10', 'badPart'],
        ['home+2', 'badPoints'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['30:29 21:10'],
        ['30:28 21:19'],
        ['22:20 21:0'],
        ['21:0 21:0'],
        ['21:10 10:21 30:29'],
        ['home=walkover'],
        ['20:20 home=retirement'],
        ['21:10 21:10 21:10', 'partAfterEnd'],
        ['21:10', 'fewParts'],
        ['away=withdrawal'],
      ],
    }),
  ).toEqual([]);
});
