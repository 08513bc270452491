import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of HBL TEAM7 are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'HBLWTEAM7',
      template: 'halves',
      refused: [
        ['home+2', 'badPoints'],
        ['home+3', 'badPoints'],
        ['H3=1:0', 'badPart'],
        ['Q1=1:0', 'badPart'],
        ['12:12 10:10 PSO=4:4', 'levelPart'],
        ['12:12 10:10 ET1=2:2 PSO=3:3', 'levelPart'],
        ['team=6', 'smallTeam'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['12:12 10:10'],
        ['30:2 28:1'],
        ['12:12 10:10 PSO=4:3'],
        ['12:12 10:10 ET1=3:2'],
        ['12:12 10:10 ET1=3:3 ET2=1:1 PSO=9:8'],
        ['home+SHOT away+YC'],
        ['home=walkover'],
        ['10:3 away=retirement'],
        ['12:10 10:10 PSO=4:3', 'partAfterEnd'],
        ['both=noShow'],
      ],
    }),
  ).toEqual([]);
});
