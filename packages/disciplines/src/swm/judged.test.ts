import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of SWM 50MFR are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'SWMW50MFR',
      template: '50m',
      refused: [
        ['A=15.00', 'beyondMark'],
        ['A=2.50', 'beyondMark'],
        ['A=25.10/DNS', 'absentMark'],
        ['fact:REACT_TIME@A=60 A=25.10', 'badMark'],
        ...impossibleTimes,
      ],
      accepted: [
        ['A=25.10'],
        ['A=25.10 B=25.10 C=25.10'],
        ['A=18.60', 'farMark'],
        ['A=1:25.10'],
        ['A=25.101', 'finerMark'],
        ['A=DSQ B=25.10'],
        ['A=DNS B=DNS'],
        ['A=DNF B=31.00'],
        ['A=25.10 B=26.00 C=2:30.00', 'farMark'],
        ['fact:REACT_TIME@A=0.58 A=25.10'],
      ],
    }),
  ).toEqual([]);
});
