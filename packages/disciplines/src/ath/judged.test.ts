import { expect, it } from 'vitest';
import { findMisjudged, impossibleTimes } from '../judged-results.ts';

it('impossible results of ATH 100M are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ATHM100M',
      template: '100m',
      refused: [
        ['A=7.90 B=11.00', 'beyondMark'],
        ['A=0.10', 'beyondMark'],
        ['A=10.50/DNS', 'absentMark'],
        ['fact:WIND_SPEED=42 A=10.50', 'badMark'],
        ['fact:REACT_TIME@A=45 A=10.50', 'badMark'],
        ...impossibleTimes,
      ],
      accepted: [
        ['A=9.95 B=10.20 fact:WIND_SPEED=-0.3'],
        ['A=9.58'],
        ['A=8.90', 'farMark'],
        ['A=10.51 B=10.51 C=10.51'],
        ['A=DNF B=DNF C=DNS'],
        ['A=12.30 B=DSQ'],
        ['A=45.00'],
        ['A=10.512', 'finerMark'],
        ['A=12.00 B=12.10 C=45.00', 'farMark'],
        ['fact:WIND_SPEED=6.4 A=9.80'],
        ['fact:REACT_TIME@A=-0.05 A=10.50'],
      ],
    }),
  ).toEqual([]);
});

it('impossible results of ATH LJ are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ATHWLJ',
      template: 'longJump',
      refused: [
        ['A=[6.10,xx]', 'badMark'],
        ['A=[6.10,o]', 'badMark'],
        ['A=[6.10,-5.00]', 'badMark'],
        ['A=[6.10,0]', 'badMark'],
        ['A=[6.10,x,x,x,x,x,6.20]', 'badMark'],
        ['A=[61.0]', 'beyondMark'],
        ['A=[9.99]', 'beyondMark'],
        ['A=6.10/DNS', 'absentMark'],
        ['bars=5.00,5.10 A=6.10', 'badMark'],
        ['6:5 A=6.10', 'notSides'],
        ['A=long', 'badMark'],
      ],
      accepted: [
        ['A=[6.10,x,x] B=[6.00,5.90,x]'],
        ['A=[6.10,x,x,x,x,x]'],
        ['A=NM B=[6.10]'],
        ['A=[-,-,6.10,-,-,-]'],
        ['A=6.10'],
        ['A=NM'],
        ['A=DSQ B=6.10'],
        ['A=[8.96]', 'farMark'],
        ['A=[6.104]', 'finerMark'],
        ['A=DNS B=DNS'],
      ],
    }),
  ).toEqual([]);
});

it('impossible results of ATH HJ are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ATHWHJ',
      template: 'highJump',
      refused: [
        ['bars=1.60,1.65 A=[xxx,o]', 'lateAttempt'],
        ['bars=1.60,1.65,1.70 A=[xx-,x,o]', 'lateAttempt'],
        ['bars=1.60,1.65 A=[xr,o]', 'lateAttempt'],
        ['bars=1.60,1.65 A=[xxxo]', 'badMark'],
        ['bars=1.60,1.65 A=[oo]', 'badMark'],
        ['bars=1.60,1.65 A=[ox]', 'badMark'],
        ['bars=1.60,1.60 A=[o]', 'badMark'],
        ['bars=1.65,1.60 A=[o]', 'badMark'],
        ['bars=1.60 A=[o,o]', 'badMark'],
        ['bars=2.75 A=[o]', 'beyondMark'],
        ['bars=16.5 A=[o]', 'beyondMark'],
      ],
      accepted: [
        ['bars=1.60,1.65 A=[xxo,xxx]'],
        ['bars=1.60,1.65 A=[xxx] B=[xxx]'],
        ['bars=1.60,1.65 A=[-,o]'],
        ['bars=1.60,1.65,1.70 A=[x-,xo,-]'],
        ['bars=1.60,1.65 A=[o,xr]'],
        ['bars=1.60,1.65 A=[xxx] B=[o,xxx]'],
        ['bars=1.60,1.65 A=[o,o] B=[o,o] C=[o,o]'],
        ['bars=1.60,1.65 A=DNS B=[o]'],
        ['bars=2.40,2.46 A=[o,o]', 'farMark'],
        ['bars=1.60,1.65 A=[xxx,-] B=[o]'],
      ],
    }),
  ).toEqual([]);
});

it('impossible results of ATH 4X100M are refused, and unusual ones are accepted', () => {
  expect(
    findMisjudged({
      code: 'ATHW4X100M',
      template: 'relay',
      refused: [
        ['team=1', 'smallTeam'],
        ['team=3', 'smallTeam'],
        ['A=33.00', 'beyondMark'],
        ['A=10.50', 'beyondMark'],
        ['A=0', 'badMark'],
        ['A=42.00/DNS', 'absentMark'],
        ['A=0:75.00', 'badMark'],
        ['A=fast', 'badMark'],
        ['4:1', 'notSides'],
        ['fact:WIND_SPEED=1.0 A=42.00', 'badMark'],
      ],
      accepted: [
        ['team=4 A=42.00'],
        ['team=6 A=42.00'],
        ['A=42.00 B=42.00'],
        ['A=DSQ B=DSQ'],
        ['A=DNF B=42.00'],
        ['A=35.00', 'farMark'],
        ['A=42.001', 'finerMark'],
        ['A=1:12.00'],
        ['A=DNS B=42.00'],
        ['A=42.00 B=43.00 C=4:20.00', 'farMark'],
      ],
    }),
  ).toEqual([]);
});
