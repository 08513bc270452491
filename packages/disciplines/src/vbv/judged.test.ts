import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of VBV TEAM2 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'VBVWTEAM2',
      template: 'bestOfThree',
      refused: [
        ['21:21 21:10', 'levelPart'],
        ['21:20 21:10', 'partRule'],
        ['20:15 21:10', 'partRule'],
        ['23:20 21:10', 'partRule'],
        ['21:10 10:21 21:15', 'partRule'],
        ['21:10 10:21 15:14', 'partRule'],
        ['21:10 10:21', 'level'],
        ['S4=21:10', 'badPart'],
        ['team=1', 'smallTeam'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['21:0 21:0'],
        ['38:36 21:19'],
        ['21:10 10:21 15:13'],
        ['21:10 10:21 25:23'],
        ['home=walkover'],
        ['5:3 home=retirement'],
        ['21:10 21:10 15:10', 'partAfterEnd'],
        ['21:19', 'fewParts'],
        ['away=disqualification'],
        ['both=noShow'],
      ],
    }),
  ).toEqual([]);
});
