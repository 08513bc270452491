import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of TTE SINGLES are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'TTEWSINGLES',
      template: 'bestOfFive',
      refused: [
        ['11:10 11:5 11:5', 'partRule'],
        ['11:11 11:5 11:5 11:5', 'levelPart'],
        ['12:9 11:5 11:5', 'partRule'],
        ['10:8 11:5 11:5', 'partRule'],
        ['11:5 5:11', 'level'],
        ['15:12 11:5 11:5', 'partRule'],
        ['11:5 5:11 11:5 5:11', 'level'],
        ['G6=11:5', 'badPart'],
        ['home+2', 'badPoints'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['11:0 11:0 11:0'],
        ['12:10 11:9 11:9'],
        ['29:27 11:5 11:5'],
        ['21:19 11:5 11:5'],
        ['11:5 5:11 11:5 5:11 13:11'],
        ['home=walkover'],
        ['11:5 5:7 away=retirement'],
        ['11:5 11:5 11:5 11:5', 'partAfterEnd'],
        ['11:5 11:5', 'fewParts'],
        ['home=disqualification'],
      ],
    }),
  ).toEqual([]);
});
