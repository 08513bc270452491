import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of BKB TEAM5 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'BKBMTEAM5',
      template: 'quarters',
      refused: [
        ['20:20 20:20 20:20 20:20', 'level'],
        ['home+4', 'badPoints'],
        ['away+5', 'badPoints'],
        ['Q5=10:8', 'badPart'],
        ['PSO=3:2', 'badPart'],
        ['20:18 18:20 20:20 20:20 OT1=8:8', 'level'],
        ['H1=40:38', 'badPart'],
        ['team=4', 'smallTeam'],
        ['20:20 20:20 20:20 20:20 win=home', 'level'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['20:18 20:18 20:18 20:18'],
        ['20:20 20:20 20:20 20:20 OT1=10:8'],
        ['20:20 20:20 20:20 20:20 OT1=8:8 OT2=4:2'],
        ['45:2 40:3 50:1 38:4'],
        ['0:20 20:0 10:9 0:0'],
        ['home+P3 away+P2F home+FT'],
        ['home=walkover'],
        ['20:4 home=retirement'],
        ['20:10 20:20 20:20 20:20 OT1=5:4', 'partAfterEnd'],
        ['both=noShow'],
        ['20:18 20:18 20:18 20:18 win=away', 'winnerBehind'],
      ],
    }),
  ).toEqual([]);
});
