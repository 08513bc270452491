import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPlaces } from '../entry/fill-places.ts';
import { drawEvent } from './draw-event.ts';
import type { DrawnEvent, DrawTemplate } from './drawn-event.ts';

const event = (count: number, template: DrawTemplate): DrawnEvent => {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    delegation: `d${index}`,
    seed: index + 1,
  }));
  return drawEvent({ entries: { items }, template, draw: 1 });
};

/**
 * Plays a bracket as the server does: places are filled from the results so far.
 *
 * @returns winners and losers by contest, `BYE` for nobody
 */
function playFilled({ contests, stages }: DrawnEvent, isUpset: () => boolean) {
  const results = new Map<string, { W: string; L: string }>();
  for (const key of stages.flat()) {
    const waiting = contests.map((contest) => {
      const own = results.get(contest.key);
      return {
        id: contest.key,
        hasBegun: own !== undefined,
        places: contest.sides.map((side) => ({
          competitor: 'entrant' in side ? side.entrant : null,
          ...('contest' in side && { from: { ref: side.contest, result: `${side.result}${side.before ?? ''}` } }),
        })),
      };
    });
    // Contests keep the competitors who took part.
    for (const { places } of waiting)
      for (const place of places) place.competitor ??= findCompetitor(place.from, results) ?? null;
    const done = new Map(
      [...results].map(([id, { W, L }]) => [
        id,
        (['W', 'L'] as const).flatMap((wlt) =>
          (wlt === 'W' ? W : L) === 'BYE'
            ? []
            : { competitor: wlt === 'W' ? W : L, rank: null, isRankEqual: false, value: null, irm: null, wlt },
        ),
      ]),
    );
    const open = waiting.map((one) => ({
      ...one,
      places: one.places.map((place) =>
        one.hasBegun ? place : { ...place, competitor: place.from ? null : place.competitor },
      ),
    }));
    const filled = fillPlaces(open, done, new Map()).find(({ id }) => id === key)?.competitors;
    const [home, away] = filled ?? waiting.find(({ id }) => id === key)!.places.map(({ competitor }) => competitor);
    if (!home || !away) throw new Error(`${key} has to wait`);
    const isHome = away === 'BYE' || (home !== 'BYE' && !isUpset());
    results.set(key, isHome ? { W: home, L: away } : { W: away, L: home });
  }
  return results;
}

const findCompetitor = (
  from: { ref: string; result: string } | undefined,
  results: ReadonlyMap<string, { W: string; L: string }>,
): string | undefined =>
  from && (from.result === 'W' || from.result === 'L') ? results.get(from.ref)?.[from.result] : undefined;

describe('a repechage of those who lost to a finalist', () => {
  const template = { kind: 'repechage', of: 'finalists' } as const;
  const sides = ({ contests }: DrawnEvent, ...phases: string[]): string[] =>
    contests
      .filter(({ phase }) => phases.includes(phase))
      .map(
        ({ key, sides: both }) =>
          `${key}: ${both.map((side) => ('contest' in side ? `${side.result}${side.before ?? ''} ${side.contest}` : '?')).join(', ')}`,
      );

  test('among eight, pairs the loser to a finalist in the quarterfinal with the loser to the same finalist in the semifinal', () => {
    const drawn = event(8, template);
    expect(sides(drawn, 'REP', 'REPF')).toEqual([
      'REPF000100: L1 SFNL000100, L SFNL000100',
      'REPF000200: L1 SFNL000200, L SFNL000200',
    ]);
    expect(drawn.phases.map(({ code }) => code)).toEqual(['QFNL', 'SFNL', 'REPF', 'FNL']);
  });

  test('has one round for sixteen entrants, and two for thirty-two', () => {
    expect(sides(event(16, template), 'REP', 'REPF')).toEqual([
      'REP-000100: L2 SFNL000100, L1 SFNL000100',
      'REP-000200: L2 SFNL000200, L1 SFNL000200',
      'REPF000100: W REP-000100, L SFNL000100',
      'REPF000200: W REP-000200, L SFNL000200',
    ]);
    expect(
      event(32, template)
        .phases.map(({ code }) => code)
        .slice(-4),
    ).toEqual(['REP1', 'REP2', 'REPF', 'FNL']);
  });

  test('is left out for four entrants: both losers of the semifinals are third', () => {
    expect(sides(event(4, template), 'REP', 'REPF')).toEqual([]);
  });

  test('contains a bye for a finalist who had one, and the loser of the semifinal has the bronze without a contest', () => {
    const results = playFilled(event(6, template), () => false);
    expect(results.get('REPF000100')).toEqual({ W: '4', L: 'BYE' });
    expect(results.get('REPF000200')).toEqual({ W: '3', L: 'BYE' });
    const upset = playFilled(event(6, template), () => true);
    expect([upset.get('SFNL000100'), upset.get('REPF000100')]).toEqual([
      { W: '5', L: '1' },
      { W: '1', L: '4' },
    ]);
  });

  test('gives exactly the losers to a finalist another contest, for any number of entrants and any results', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.array(fc.boolean(), { maxLength: 60 }), (count, upsets) => {
        const drawn = event(count, template);
        const results = playFilled(drawn, () => upsets.shift() ?? false);
        const main = drawn.contests
          .filter(({ bracket }) => bracket?.code === 'MAIN')
          .map(({ key }) => results.get(key)!);
        const finalists = Object.values(results.get('FNL-000100')!);
        const lost = main.slice(0, -1).flatMap(({ W, L }) => (finalists.includes(W) ? [L] : []));
        const beside = drawn.contests
          .filter(({ bracket }) => bracket?.code !== 'MAIN')
          .map(({ key }) => results.get(key)!);
        const others = new Set(beside.flatMap(({ W, L }) => [W, L]).filter((one) => one !== 'BYE'));
        const halves = drawn.contests.filter(({ medal }) => medal === 'bronze').length;
        if (halves === 2) expect([...others].toSorted()).toEqual(lost.toSorted());
        else expect([...others].every((one) => lost.includes(one))).toBe(true);
      }),
    );
  });
});
