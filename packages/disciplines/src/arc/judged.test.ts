import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of ARC INDIVIDUAL are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ARCWINDIVIDUAL',
      template: 'individual',
      refused: [
        ['31:28 30:29 30:29', 'sportPart'],
        ['40:28 29:28 29:28', 'sportPart'],
        ['28:28 28:28 28:28 28:28 28:28', 'level'],
        ['28:27 27:28', 'level'],
        ['0:0', 'level'],
        ['home+11', 'badPoints'],
        ['S6=28:27', 'badPart'],
        ['PSO=10:9', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['30:0 30:0 30:0'],
        ['28:28 28:28 28:28 28:28 30:29'],
        ['28:28 28:28 28:28 28:28 28:28 SO1=10:9'],
        ['28:28 28:28 28:28 28:28 28:28 SO1=10:10 win=home'],
        ['28:28 28:28 28:28 28:28 28:28 SO1=9:9 SO2=8:10'],
        ['29:28 28:29 29:28 28:29 30:30 SO1=10:8'],
        ['home=walkover'],
        ['28:20 away=retirement'],
        ['29:28 29:28 29:28 29:28', 'partAfterEnd'],
        ['29:28 29:28', 'fewParts'],
      ],
    }),
  ).toEqual([]);
});

it('impossible results of ARC TEAM are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ARCMTEAM3',
      template: 'individual',
      refused: [
        ['61:55 60:55 60:55', 'sportPart'],
        ['56:56 56:56 56:56 56:56', 'level'],
        ['56:55 55:56', 'level'],
        ['0:0', 'level'],
        ['S5=56:55', 'badPart'],
        ['home+11', 'badPoints'],
        ['0.5:0', 'badPoints'],
        ['PSO=28:27', 'badPart'],
        ['home=abandoned', 'abandoned'],
        ['win=home home=disqualification', 'winnerOut'],
      ],
      accepted: [
        ['60:0 60:0 60:0'],
        ['56:56 56:55 56:55'],
        ['56:56 56:56 56:56 56:56 SO1=28:27'],
        ['56:56 56:56 56:56 56:56 SO1=28:28 win=away'],
        ['56:55 55:56 56:55 55:56 SO1=30:29'],
        ['56:55 55:56 56:55 56:56'],
        ['home=walkover'],
        ['56:55 away=retirement'],
        ['56:55 56:55', 'fewParts'],
        ['56:55 56:55 56:55 50:55', 'partAfterEnd'],
      ],
    }),
  ).toEqual([]);
});
