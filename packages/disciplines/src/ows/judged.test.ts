import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of OWS 10KM are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'OWSW10KM',
      template: 'race',
      refused: [
        ['A=45:00.0', 'beyondMark'],
        ['A=1:20:00.0', 'beyondMark'],
        ['A=1:58:00.0/DNS', 'absentMark'],
        ...impossibleTimes,
      ],
      accepted: [
        ['A=1:58:00.1'],
        ['A=1:58:00.1 B=1:58:00.1 C=1:58:00.1'],
        ['A=1:35:00.0', 'farMark'],
        ['A=1:58:00.15', 'finerMark'],
        ['A=DNF B=DNF'],
        ['A=DSQ B=2:10:00.0'],
        ['A=DNS B=2:10:00.0'],
        ['A=4:59:00.0'],
        ['A=2:00:00.0 B=2:01:00.0 C=20:01:00.0', 'farMark'],
        ['A=2:00:00.0 B=DNF'],
      ],
    }),
  ).toEqual([]);
});
