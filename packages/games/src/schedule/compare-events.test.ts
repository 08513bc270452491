import { expect, it } from 'vitest';
import { compareEvents } from './compare-events.ts';

const sortCodes = (sport: string, ...codes: string[]): string[] =>
  codes
    .map((code) => sport + code)
    .toSorted(compareEvents)
    .map((id) => id.slice(sport.length));

it('weight classes are in ascending order, the open class follows its limit, women precede men, younger ones older', () => {
  const inOrder = [
    'W44KG----U16',
    'W44KG----U18',
    'M66KG----U18',
    'W70KG----U16',
    'WO70KG---U16',
    'MO100KG--U18',
    'XTEAM6',
  ];
  expect(sortCodes('JUD', ...inOrder.toReversed())).toEqual(inOrder);
});

it('races are grouped by stroke, then by distance; relays come last', () => {
  const inOrder = ['W50MBA---U18', 'M200MBA--U18', 'M50MFR---U18', 'W1500MFR-U18', 'W4X100MFRU18', 'M4X100MMDU18'];
  expect(sortCodes('SWM', ...inOrder.toReversed())).toEqual(inOrder);
});

it('events without a distance follow those with one', () => {
  const inOrder = ['W100M----U18', 'M3000M---U16', 'W100MH---U18', 'MLJ------U18', 'WTJ------U18', 'M4X100M--U16'];
  expect(sortCodes('ATH', ...inOrder.toReversed())).toEqual(inOrder);
});

it('styles of a sport stay together', () => {
  const inOrder = ['WFS42KG--U16', 'MFS48KG--U16', 'MGR48KG--U16'];
  expect(sortCodes('WRE', ...inOrder.toReversed())).toEqual(inOrder);
});

it('any event codes have one consistent order', () => {
  for (const one of ['', 'X', 'FBL', 'FBLM', 'FBLMTEAM11', 'own-sport_1']) expect(compareEvents(one, one)).toBe(0);
  expect(compareEvents('FBLWTEAM11--', 'FBLMTEAM11--')).toBeLessThan(0);
});
