import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of FEN EPEE are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'FENMEPEE',
      template: 'toFifteen',
      refused: [
        ['5:5 5:5 5:5', 'overLimit'],
        ['8:2 8:2', 'overLimit'],
        ['5:2 5:2 6:2', 'overLimit'],
        ['5:5 4:4 5:5', 'level'],
        ['0:0', 'level'],
        ['P4=5:4', 'badPart'],
        ['home+2', 'badPoints'],
        ['S1=5:4', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['15:0'],
        ['5:4 5:5 5:5'],
        ['3:2 2:2 1:1'],
        ['5:5 5:5 4:4 win=home'],
        ['0:0 win=away'],
        ['5:5 5:5 4:5'],
        ['home=walkover'],
        ['7:3 away=retirement'],
        ['home=disqualification'],
        ['5:0 5:0 2:0 win=away', 'winnerBehind'],
      ],
    }),
  ).toEqual([]);
});
