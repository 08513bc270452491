import { describe, expect, it } from 'vitest';
import { bracketTitle } from './bracket-words.ts';
import { bracketsOf } from './brackets-of.ts';
import { bracketsFromPhases } from './from-phases.ts';
import { advances, layoutBracket, nextOf } from './layout.ts';
import { instant, stateItems } from '../../../fixtures/schedule.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem } from './layout.ts';

const open = { id: null, type: 'placeholder', name: '', organisation: null, placeholder: 'TBD' } as const;
const who = (id: string) => ({ id, type: 'athlete', name: id, organisation: null }) as const;

/** `match('Q1', 'A', 'B')`; `<S1` is an open place fed by S1. */
function match(unit: string | null, ...sides: string[]): BracketItem {
  return {
    code: unit,
    unit,
    order: null,
    position: null,
    result: null,
    places: sides.map((side, index) => ({
      pos: String(index + 1),
      competitor: side.startsWith('<') ? { ...open, from: { unit: side.slice(1), result: 'W' } } : who(side),
      seed: null,
      wlt: null,
      result: null,
      irm: null,
    })),
  };
}
const round = (code: string, ...items: BracketItem[]) => ({ code, items });
const laidOut = (...rounds: ReturnType<typeof round>[]) =>
  layoutBracket({ rounds }).map(({ join, slots }) => [join, slots.map(({ item }) => item && (item.unit ?? 'bye'))]);

describe('a bracket', () => {
  it('puts each match next to its two feeders, whatever their order', () => {
    expect(
      laidOut(
        round('QFL', match('Q3', 'E', 'F'), match('Q1', 'A', 'B'), match('Q4', 'G', 'H'), match('Q2', 'C', 'D')),
        round('SFL', match('S1', '<Q1', '<Q2'), match('S2', '<Q3', '<Q4')),
        round('FNL', match('F', '<S1', '<S2')),
      ),
    ).toEqual([
      ['pair', ['Q1', 'Q2', 'Q3', 'Q4']],
      ['pair', ['S1', 'S2']],
      ['none', ['F']],
    ]);
  });

  it('finds the feeding match by the competitor if no unit is given, even behind a bye', () => {
    expect(
      laidOut(
        round('R4', match(null, 'A'), match('R2', 'B', 'C'), match('R3', 'D', 'E'), match(null, 'F')),
        round('SFL', match('S1', 'F', 'D'), match('S2', 'A', 'B')),
      )[0],
    ).toEqual(['pair', ['bye', 'R3', 'bye', 'R2']]);
  });

  it('keeps empty slots if the first round is not full, so that the lines lead to the right match', () => {
    const columns = layoutBracket({
      rounds: [
        round('R8', match('R1', 'A', 'B'), match('R2', 'C', 'D'), match('R3', 'E', 'F')),
        round('SFL', match('S1', '<R1', '<R2'), match('S2', 'X', '<R3')),
      ],
    });
    expect(columns[0]!.slots.map(({ item, feeds }) => [item?.unit ?? null, feeds])).toEqual([
      ['R1', true],
      ['R2', true],
      [null, false],
      ['R3', true],
    ]);
  });

  it('draws straight lines if each match has one feeder: a repechage before the bronze', () => {
    expect(laidOut(round('REP', match('R', 'A', 'B')), round('BRN', match('B', 'C', '<R')))).toEqual([
      ['straight', ['R']],
      ['none', ['B']],
    ]);
  });

  it('draws no lines over a round that is missing', () => {
    const eight = Array.from({ length: 8 }, (_, index) => match(`R${index}`, `A${index}`, `B${index}`));
    const columns = layoutBracket({ rounds: [round('R16', ...eight), round('FNL', match('F', '<X', '<Y'))] });
    expect(columns.map(({ join, slots }) => [join, slots.length])).toEqual([
      ['none', 8],
      ['none', 1],
    ]);
    expect(columns.flatMap(({ slots }) => slots).some(({ feeds, isFed }) => feeds || isFed)).toBe(false);
  });

  it('fits one match or 64, and leaves out rounds without matches', () => {
    const of = (count: number, name: string) =>
      round(name, ...Array.from({ length: count }, (_, index) => match(`${name}-${index}`, `${name}a${index}`, '<?')));
    const columns = layoutBracket({ rounds: [of(32, 'R64'), of(16, 'R32'), round('?'), of(8, 'R16')] });
    expect(columns.map(({ slots }) => slots.length)).toEqual([32, 16, 8]);
    expect(layoutBracket({ rounds: [of(1, 'BRN')] })).toHaveLength(1);
    expect(layoutBracket({ rounds: [] })).toEqual([]);
  });

  it('marks the paths that continue', () => {
    const columns = layoutBracket({
      rounds: [round('SFL', match('S1', 'A', 'B'), match('S2', 'C', 'D')), round('FNL', match('F', 'A', 'D'))],
    });
    const { item } = columns[0]!.slots[0]!;
    expect(advances(item, nextOf(columns, 0, 0), new Set(['A']))).toBe(true);
    expect(advances(item, nextOf(columns, 0, 0), new Set(['B']))).toBe(false);
    expect(nextOf(columns, 1, 0)).toBeNull();
  });
});

describe('a bracket derived from matches', () => {
  const [sample] = stateItems;
  const duel = (id: string, time: string, winner: string, loser: string, more: Partial<ScheduleItemAnswer> = {}) => ({
    ...sample!,
    id,
    start: instant('2026-10-12', time),
    isHeadToHead: true,
    medal: null,
    competitors: [
      { ...who(loser), result: '1', wlt: 'L' },
      { ...who(winner), result: '3', wlt: 'W' },
    ],
    ...more,
  });
  const quarterfinals = {
    id: 'QFNL',
    name: 'Quarterfinals',
    units: [duel('Q1', '08:00', 'B', 'X'), duel('Q2', '08:30', 'D', 'Y')],
  };
  const semifinals = {
    id: 'SFNL',
    name: 'Semifinals',
    units: [duel('S1', '10:00', 'A', 'B'), duel('S2', '10:30', 'C', 'D')],
  };
  const finals = {
    id: 'FNL',
    name: 'Finals',
    units: [duel('B', '12:00', 'D', 'B', { medal: 'bronze' }), duel('F', '13:00', 'C', 'A', { medal: 'gold' })],
  };

  it('follows the sides back from the final, and has a separate bracket for the losers of the semifinals', () => {
    const brackets = bracketsFromPhases([quarterfinals, semifinals, finals]);
    expect(
      brackets.map(({ code, rounds }) => [code, rounds.map(({ items }) => items.map(({ unit }) => unit))]),
    ).toEqual([
      ['FNL', [['Q1', 'Q2'], ['S1', 'S2'], ['F']]],
      ['BRN', [['B']]],
    ]);
    expect(layoutBracket(brackets[0]!)[1]!.slots.every(({ feeds }) => feeds)).toBe(true);
  });

  it('contains neither pools nor races', () => {
    const pool = { id: 'GPA', name: 'Pool A', units: [duel('P1', '08:00', 'A', 'B'), duel('P2', '08:30', 'A', 'C')] };
    expect(bracketsFromPhases([pool, semifinals, finals])[0]!.rounds).toHaveLength(2);
    expect(bracketsFromPhases([{ id: 'H', name: 'Heats', units: [sample!] }])).toEqual([]);
    expect(bracketsFromPhases([pool])).toEqual([]);
  });
});

it("F4: the main bracket of a Games folder comes first, and the losers' bracket has a name", () => {
  const rounds = [round('w1', match('DW1', 'A', 'B'))];
  const brackets = [
    { code: 'LOS', rounds },
    { code: 'MAIN', rounds },
  ];
  expect(bracketsOf({ brackets, phases: [] }).map(({ code }) => code)).toEqual(['MAIN', 'LOS']);
  const t = Object.assign((key: string) => key, { has: () => true }) as unknown as Parameters<typeof bracketTitle>[0];
  expect(['MAIN', 'LOS'].map((code) => bracketTitle(t, code))).toEqual(['parts.bracket.main', 'parts.bracket.losers']);
});
