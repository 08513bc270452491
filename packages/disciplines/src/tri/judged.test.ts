import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of TRI SPRINT are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'TRIMSPRINT',
      template: 'sprint',
      refused: [['A=58:10/DNS', 'absentMark'], ['A=58:99', 'badMark'], ['A=1:75:10', 'badMark'], ...impossibleTimes],
      accepted: [
        ['A=58:10'],
        ['A=58:10 B=58:10'],
        ['A=DNF B=DNF'],
        ['A=DSQ B=58:10'],
        ['A=DNS'],
        ['A=2:58:10'],
        ['A=58:10.4', 'finerMark'],
        ['A=58:10 B=59:00 C=9:59:00', 'farMark'],
        ['A=58:10 B=1:01:00 C=1:40:00'],
        ['A=45:00'],
      ],
    }),
  ).toEqual([]);
});
