import { expect, it } from 'vitest';
import { findMisjudged } from '../judged-results.ts';

it('impossible results of JUD 66KG are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'JUDM66KG',
      template: 'twoBronzes',
      refused: [
        ['10:10', 'sportScore'],
        ['20:0', 'sportScore'],
        ['3:0', 'sportScore'],
        ['2:2', 'sportScore'],
        ['5:0', 'sportScore'],
        ['12:0', 'sportScore'],
        ['10:2', 'sportScore'],
        ['1:1', 'level'],
        ['0:0', 'level'],
        ['home+5', 'badPoints'],
        ['H1=1:0', 'badPart'],
        ['win=home home=disqualification', 'winnerOut'],
        ['0.5:0', 'badPoints'],
        ['X9=1:0', 'badPart'],
        ['home=abandoned', 'abandoned'],
      ],
      accepted: [
        ['10:0'],
        ['1:0'],
        ['11:0'],
        ['10:1'],
        ['2:1'],
        ['0:0 win=home'],
        ['1:1 win=away'],
        ['home+WAZ home+WAZ'],
        ['home=walkover'],
        ['1:0 home=disqualification'],
        ['0:1 away=retirement'],
      ],
    }),
  ).toEqual([]);
});
