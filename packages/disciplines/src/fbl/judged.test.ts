import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of FBL TEAM11 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'FBLMTEAM11',
      template: 'halves',
      refused: [
        ['home+2', 'badPoints'],
        ['home+3', 'badPoints'],
        ['H3=1:0', 'badPart'],
        ['Q1=1:0', 'badPart'],
        ['1:1 0:0 PSO=4:4', 'levelPart'],
        ['1:1 0:0 ET1=0:0 PSO=2:2', 'levelPart'],
        ['team=10', 'smallTeam'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['0:0 0:0'],
        ['14:0 6:0'],
        ['1:1 0:0 PSO=4:3'],
        ['1:1 0:0 ET1=1:0'],
        ['1:1 0:0 ET1=1:1 ET2=0:0 PSO=11:10'],
        ['home+SHOT away+PEN home+YC'],
        ['home=walkover'],
        ['3:0 0:1 away=disqualification'],
        ['2:1 0:0 PSO=4:3', 'partAfterEnd'],
        ['2:1 0:0 ET1=1:0', 'partAfterEnd'],
        ['both=noShow'],
      ],
    }),
  ).toEqual([]);
});
