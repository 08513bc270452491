import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of WRE FS65KG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'WREMFS65KG',
      template: 'twoBronzes',
      refused: [
        ['15:0', 'sportScore'],
        ['8:0 9:1', 'sportScore'],
        ['2:2', 'level'],
        ['0:0 1:1', 'level'],
        ['home+3', 'badPoints'],
        ['home+6', 'badPoints'],
        ['P3=2:0', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['10:0'],
        ['8:0 5:0'],
        ['0:0 1:0'],
        ['1:1 win=away'],
        ['0:0 2:2 win=home'],
        ['20:12'],
        ['4:0 home=disqualification'],
        ['home=walkover'],
        ['3:6 2:0 win=away'],
        ['2:1 away=retirement'],
        ['4:0 0:2 win=away', 'winnerBehind'],
      ],
    }),
  ).toEqual([]);
});
