import { describe, expect, it } from 'vitest';
import { columnsOf, groupId, inOrder, partsOf, tieBreakOf } from './columns.ts';
import type { ResultLineAnswer } from '@podium/contract';

const line = (id: string, more: Partial<ResultLineAnswer> = {}): ResultLineAnswer => ({
  position: 1,
  bib: null,
  startOrder: null,
  side: null,
  competitor: { id, type: 'athlete', name: id, organisation: null },
  rank: '1',
  rankEqual: false,
  result: null,
  resultType: null,
  irm: null,
  diff: null,
  qualification: null,
  wlt: null,
  points: null,
  isProvisional: false,
  records: [],
  details: [],
  ...more,
});

describe('a table of standings', () => {
  it('has only columns with values, and one for ties only if there were any', () => {
    const table = { played: '2', won: '2', lost: '0', tied: '0', for: '4', against: '0' };
    expect(
      columnsOf({ lines: [line('A', { table, result: '4', diff: '+4' }), line('B', { qualification: 'Q' })] }),
    ).toEqual({
      counts: ['played', 'won', 'lost', 'for', 'against'],
      diff: true,
      result: 'points',
      qualification: true,
    });
    expect(columnsOf({ lines: [line('A', { table: { ...table, tied: '1' } })] }).counts).toContain('tied');
    expect(columnsOf({ lines: [line('A')] })).toEqual({
      counts: [],
      diff: false,
      result: undefined,
      qualification: false,
    });
    expect(columnsOf({ lines: [line('A', { result: '24.89' })] }).result).toBe('result');
  });

  it('lists competitors without a rank at the end: DSQ, DNF, DNS', () => {
    const lines = [line('A', { rank: null, irm: 'DSQ' }), line('B'), line('C', { rank: '2', irm: 'DNF' })];
    expect(inOrder(lines).map(({ competitor }) => competitor.id)).toEqual(['B', 'C', 'A']);
  });

  it('names the tie-breaking criterion if it was sent', () => {
    expect(tieBreakOf(line('A', { details: [{ code: 'TIE_BREAK', value: 'Head to head' }] }))).toBe('Head to head');
    expect(tieBreakOf(line('A'))).toBeUndefined();
  });

  it('has the letter of its group as an anchor', () => {
    expect(['Pool B', 'Groupe A', 'Group 2', undefined, 'Preliminary'].map((name) => groupId(name, 2))).toEqual([
      'group-b',
      'group-a',
      'group-2',
      'group-c',
      'group-c',
    ]);
  });
});

describe('the parts of a total', () => {
  it('W11: are shown with their marks, without the name of the event', () => {
    const parts = [
      { unit: 'U1', name: 'Women’s Heptathlon, 100 m hurdles', result: '13.40', points: '1065' },
      { unit: 'U2', name: 'High jump', irm: 'DNS' },
      { unit: 'U3', name: null, result: '7.10' },
    ];
    expect(partsOf({ parts }, 'Women’s Heptathlon')).toEqual([
      { name: '100 m hurdles', mark: '13.40' },
      { name: 'High jump', mark: 'DNS', isIrm: true },
    ]);
    expect(partsOf({}, 'Women’s Heptathlon')).toEqual([]);
  });
});
