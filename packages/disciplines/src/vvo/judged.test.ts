import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of VVO TEAM6 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'VVOWTEAM6',
      template: 'bestOfFive',
      refused: [
        ['25:25 25:10 25:10 25:10', 'levelPart'],
        ['26:23 25:10 25:10', 'partRule'],
        ['25:24 25:10 25:10', 'partRule'],
        ['24:20 25:10 25:10', 'partRule'],
        ['25:10 10:25 25:10 10:25 25:20', 'partRule'],
        ['25:10 10:25 25:10 10:25 14:12', 'partRule'],
        ['99:3 25:10 25:10', 'partRule'],
        ['25:20 20:25', 'level'],
        ['0:0', 'level'],
        ['S6=25:20', 'badPart'],
        ['home+3', 'badPoints'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['25:0 25:0 25:0'],
        ['41:39 25:10 25:10'],
        ['25:10 10:25 25:10 10:25 15:13'],
        ['25:10 10:25 25:10 10:25 23:21'],
        ['10:25 10:25 25:23 25:23 15:0'],
        ['home=walkover'],
        ['25:20 3:7 away=retirement'],
        ['25:10 25:10 25:10 25:10', 'partAfterEnd'],
        ['25:20 25:20', 'fewParts'],
        ['both=noShow'],
        ['25:10 25:10 25:10 win=away', 'winnerBehind'],
      ],
    }),
  ).toEqual([]);
});
