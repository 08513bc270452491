import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of KTE 60KG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'KTEM60KG',
      template: 'kumite',
      refused: [
        ['12:0', 'sportScore'],
        ['20:5', 'sportScore'],
        ['2:2', 'level'],
        ['0:0', 'level'],
        ['home+4', 'badPoints'],
        ['home+5', 'badPoints'],
        ['B2=3:0', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
        ['R1=3:0', 'badPart'],
      ],
      accepted: [
        ['8:0'],
        ['10:0'],
        ['1:0'],
        ['2:2 win=home'],
        ['0:0 win=away'],
        ['9:7'],
        ['home+IPP away+YUK'],
        ['home=walkover'],
        ['3:0 home=disqualification'],
        ['2:5 away=retirement'],
      ],
    }),
  ).toEqual([]);
});
