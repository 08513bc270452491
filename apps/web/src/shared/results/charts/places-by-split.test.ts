import { disciplineFor } from '@podium/disciplines';
import { describe, expect, it } from 'vitest';
import { placesBySplit } from './places-by-split.ts';
import type { ResultLineAnswer } from '@podium/contract';

/** A line with its time at each split, and the rank there if the feed sends it: `['30.1', '2']`. */
const line = (
  rank: string | null,
  splits: readonly (readonly [time: string, rank?: string] | undefined)[],
  more: Partial<ResultLineAnswer> = {},
): ResultLineAnswer =>
  ({
    competitor: { id: rank, name: `No. ${rank}` },
    rank,
    irm: null,
    resultType: 'TIME',
    details: splits.flatMap((split, index) =>
      split
        ? [
            {
              type: 'ER',
              code: 'INTERMEDIATE',
              pos: String(index + 1),
              value: split[0],
              ...(split[1] && { attributes: { Rank: split[1] } }),
            },
          ]
        : [],
    ),
    ...more,
  }) as unknown as ResultLineAnswer;

const placesOf = (results: ResultLineAnswer[]) =>
  placesBySplit(disciplineFor('SWM'), { results, details: [] })?.runs.map(({ places }) => places);

describe('the places at the splits', () => {
  it('come from the source, including the place at the finish', () => {
    const race = [
      line('1', [
        ['30.2', '2'],
        ['1:00.1', '1'],
      ]),
      line('2', [
        ['30.1', '1'],
        ['1:00.3', '2'],
      ]),
      line('3', [
        ['30.9', '3'],
        ['1:01.0', '3'],
      ]),
    ];
    expect(placesOf(race)).toEqual([
      [2, 1, 1],
      [1, 2, 2],
      [3, 3, 3],
    ]);
  });

  it('are computed from the times if the source has none, and unknown without a time', () => {
    const race = [
      line('1', [['30.2'], ['1:00.1']]),
      line('2', [['30.1'], undefined]),
      line('3', [['30.2'], ['1:01.0']]),
    ];
    expect(placesOf(race)).toEqual([
      [2, 1, 1],
      [1, undefined, 2],
      [2, 2, 3],
    ]);
  });

  it('are shown for the first eight, and counted among all competitors of the race', () => {
    const race = Array.from({ length: 12 }, (_, index) =>
      line(String(index + 1), [[`40.${50 - index}`], [`1:2${index % 10}.00`]]),
    );
    const runs = placesOf(race)!;
    expect(runs).toHaveLength(8);
    expect(runs[0]![0]).toBe(12);
  });

  it('are not shown if no place changed, with one or two splits, or for lines without a rank', () => {
    const still = ['1', '2', '3'].map((rank) =>
      line(rank, [
        ['30.1', rank],
        ['1:00.1', rank],
      ]),
    );
    expect(placesOf(still)).toBeUndefined();
    const moved = ['2', '1', '3'].map((at, index) =>
      line(String(index + 1), [
        ['30.1', at],
        ['1:00.1', at],
      ]),
    );
    expect(placesOf(moved)).toBeDefined();
    expect(placesOf(moved.slice(0, 2))).toBeUndefined();
    expect(placesOf(moved.map((one) => ({ ...one, details: one.details.slice(0, 1) })))).toBeUndefined();
    expect(placesOf(moved.map((one) => ({ ...one, irm: 'DSQ' })))).toBeUndefined();
  });
});
