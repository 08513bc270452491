import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalIrm, irmOrder, isKnownIrm } from './irm.ts';

describe('canonicalIrm', () => {
  it.each([
    ['DNS', 'DNS'],
    ['NS', 'DNS'],
    ['DNF', 'DNF'],
    ['DSQ', 'DSQ'],
    ['DQ', 'DSQ'],
    ['DQB', 'DQB'],
    ['WDR', 'WDR'],
    ['WD', 'WDR'],
    ['WDN', 'WDR'],
    ['WO', 'WO'],
    ['W/O', 'WO'],
    ['RET', 'RET'],
    ['RT', 'RET'],
    ['NM', 'NM'],
    ['LAP', 'LAP'],
    ['OTL', 'OTL'],
    ['OVL', 'OVL'],
    ['REL', 'REL'],
    ['EXC', 'EXC'],
    ['INJ', 'INJ'],
    ['PEN', 'PEN'],
    ['YC', 'YC'],
    ['fs', 'FS'],
    ['FALL', 'FALL'],
    ['RAL', 'RAL'],
    ['dq', 'DSQ'],
    [' w/o ', 'WO'],
    ['DDW', 'DDW'],
    ['pd', 'pd'],
  ])('%s is %s', (text, expected) => {
    expect(canonicalIrm(text)).toBe(expected);
  });

  it.each(['', '  ', null, undefined])('%j is not a mark', (text) => {
    expect(canonicalIrm(text)).toBeNull();
    expect(irmOrder(text)).toBe(-1);
  });

  it('leaves a canonical mark unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const irm = canonicalIrm(text);
        expect(canonicalIrm(irm)).toBe(irm);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('irmOrder', () => {
  it('lists unfinished lines before those who did not start, the disqualified after them, unknown marks last', () => {
    const shuffled = ['XYZ', 'DSQ', 'DNS', 'ral', 'DQB', 'DNF', 'NM'];
    expect(shuffled.toSorted((a, b) => irmOrder(a) - irmOrder(b))).toEqual([
      'ral',
      'NM',
      'DNF',
      'DNS',
      'DSQ',
      'DQB',
      'XYZ',
    ]);
  });

  it('treats synonyms alike', () => {
    expect(irmOrder('DQ')).toBe(irmOrder('DSQ'));
  });
});

it('recognizes a mark in any case and by its synonyms, but not an invented one', () => {
  expect(isKnownIrm('w/o')).toBe(true);
  expect(isKnownIrm('DSQ')).toBe(true);
  expect(isKnownIrm('BFD')).toBe(true);
  expect(isKnownIrm('34')).toBe(false);
  expect(isKnownIrm('XYZ')).toBe(false);
});
