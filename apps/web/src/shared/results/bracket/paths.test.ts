import { describe, expect, it } from 'vitest';
import { roundToShow } from './paths.ts';
import type { BracketAnswer, DisplayStatusCode } from '@podium/contract';

const item = (unit: string, ...sides: (string | null)[]) => ({
  code: null,
  unit,
  order: 1,
  position: 1,
  result: null,
  places: sides.map((id, index) => ({
    pos: String(index + 1),
    competitor: { id, type: 'athlete' as const, name: id ?? '', organisation: null },
    seed: null,
    wlt: null,
    result: null,
    irm: null,
  })),
});
const rounds: BracketAnswer['rounds'] = [
  { code: 'SFL', items: [item('S1', 'A', 'B'), item('S2', 'C', null)] },
  { code: 'FNL', items: [item('F', 'A', 'C')] },
];
const units = (semifinal: DisplayStatusCode, final: DisplayStatusCode) =>
  new Map([
    ['S1', { status: 'OFFICIAL' as const }],
    ['S2', { status: semifinal }],
    ['F', { status: final }],
  ]);

describe('the round that a phone shows first', () => {
  it('is the first unfinished round, otherwise the last', () => {
    expect(roundToShow(rounds, units('RUNNING', 'SCHEDULED'))).toBe(0);
    expect(roundToShow(rounds, units('OFFICIAL', 'SCHEDULED'))).toBe(1);
    expect(roundToShow(rounds, units('OFFICIAL', 'OFFICIAL'))).toBe(1);
    expect(roundToShow(rounds, new Map())).toBe(1);
  });
});
