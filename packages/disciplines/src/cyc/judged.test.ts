import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of CYC 40KM are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'CYCM40KM',
      template: 'roadRace',
      refused: [
        ['A=30:00', 'beyondMark'],
        ['A=20:00', 'beyondMark'],
        ['A=58:10/DNS', 'absentMark'],
        ...impossibleTimes,
      ],
      accepted: [
        ['A=58:10 B=58:10 C=58:10'],
        ['A=1:02:10'],
        ['A=DNF B=DNF'],
        ['A=DSQ B=58:10'],
        ['A=DNS'],
        ['A=40:00', 'farMark'],
        ['A=58:10.2', 'finerMark'],
        ['A=58:10 B=59:00 C=4:10:00', 'farMark'],
        ['A=1:58:10'],
        ['A=58:10 B=1:40:00'],
      ],
    }),
  ).toEqual([]);
});
