import { describe, expect, it } from 'vitest';
import { roundGroups } from './rounds.ts';
import type { StandingLine } from '@podium/contract';

const event = { id: 'E', name: 'Women’s 100 m', gender: 'W', division: null, isExhibition: false } as const;
const lines = (...rounds: (string | undefined)[]) =>
  rounds.map((name, index) => ({
    position: index + 1,
    round: name === undefined ? undefined : { id: name, name },
  })) as unknown as StandingLine[];
const roundNames = (...rounds: (string | undefined)[]) =>
  roundGroups({ event, lines: lines(...rounds) }).map(({ name, isMixed, lines: own }) => [
    name,
    isMixed,
    own.map(({ position }) => position),
  ]);

describe('the rounds that decided the places', () => {
  it('have their names, without that of the event', () => {
    expect(roundNames('Women’s 100 m, Final', 'Women’s 100 m, Final', 'Heats')).toEqual([
      ['Final', false, [1, 2]],
      ['Heats', false, [3]],
    ]);
  });

  it('are combined if their places overlap', () => {
    expect(roundNames('Final', 'Group A', 'Group B', 'Group A', 'Heats')).toEqual([
      ['Final', false, [1]],
      [undefined, true, [2, 3, 4]],
      ['Heats', false, [5]],
    ]);
  });

  it('are not shown if there is only one, or none is known', () => {
    expect(roundNames('Final', 'Final')).toEqual([[undefined, false, [1, 2]]]);
    expect(roundNames(undefined, undefined)).toEqual([[undefined, false, [1, 2]]]);
    expect(roundNames()).toEqual([]);
  });
});
