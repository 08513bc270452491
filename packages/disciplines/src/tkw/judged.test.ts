import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of TKW 58KG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'TKWM58KG',
      template: 'rounds',
      refused: [
        ['30:3 5:2', 'sportPart'],
        ['17:0 5:2', 'sportPart'],
        ['5:2 2:5', 'level'],
        ['3:3', 'level'],
        ['0:0', 'level'],
        ['home+6', 'badPoints'],
        ['R4=5:2', 'badPart'],
        ['S1=5:2', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['5:2 5:2'],
        ['16:0 14:2'],
        ['5:2 2:5 7:6'],
        ['2:2 2:2 win=home'],
        ['3:3 5:2 4:1'],
        ['home+PUNCH home+OK4'],
        ['home=walkover'],
        ['5:2 away=retirement'],
        ['5:2 5:2 1:0', 'partAfterEnd'],
        ['0:0 home=disqualification'],
      ],
    }),
  ).toEqual([]);
});
