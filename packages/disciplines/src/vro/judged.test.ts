import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of VRO 2000M are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'VROW2000M',
      template: 'time',
      refused: [
        ['A=4:00.0', 'beyondMark'],
        ['A=0:30.0', 'beyondMark'],
        ['A=7:10.1/DNS', 'absentMark'],
        ...impossibleTimes,
      ],
      accepted: [
        ['A=7:10.1'],
        ['A=7:10.1 B=7:10.1'],
        ['A=5:20.0', 'farMark'],
        ['A=7:10.15', 'finerMark'],
        ['A=DNF B=DNF'],
        ['A=DSQ B=7:10.1'],
        ['A=DNS B=7:10.1'],
        ['A=19:10.1'],
        ['A=7:10.1 B=7:20.1 C=59:00.0', 'farMark'],
        ['A=7:10.1 B=8:20.1 C=11:00.0'],
      ],
    }),
  ).toEqual([]);
});
