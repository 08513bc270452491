import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawEvent } from './draw-event.ts';
import type { DrawEntrant } from './entrant.ts';
import { drawHeats, lanesFromMiddle } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import { drawKnockOut } from './knock-out.ts';
import type { KnockOutContest } from './knock-out.ts';
import { drawPools } from './pools.ts';
import { roundRobin } from './round-robin.ts';
import { seedOrder } from './seed-order.ts';
import { drawTimedFinal } from './timed-final.ts';

const zeroChance = (): number => 0;
const seededEntrants = (count: number): DrawEntrant[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, delegation: `d${index}`, seed: index + 1 }));

/** A repeatable random number generator. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const fields = fc.array(fc.record({ delegation: fc.constantFrom('A', 'B', 'C', 'D'), isSeeded: fc.boolean() }), {
  minLength: 2,
  maxLength: 70,
});
const toEntrants = (field: readonly { delegation: string; isSeeded: boolean }[]): DrawEntrant[] =>
  field.map(({ delegation, isSeeded }, index) => ({
    id: `${index}`,
    delegation,
    ...(isSeeded && { seed: index + 1 }),
  }));
/** Number of entrants of a delegation in each heat. */
const countsOf = (
  heats: readonly DrawnHeat[],
  field: readonly { delegation: string }[],
  delegation: string,
): number[] =>
  heats.map(({ lanes }) => lanes.filter(({ entrant }) => field[Number(entrant)]?.delegation === delegation).length);
const entrantsIn = (contests: readonly KnockOutContest[]): string[] =>
  contests.flatMap(({ sides }) => sides.flatMap((side) => ('entrant' in side ? [side.entrant] : [])));

describe('a knock-out', () => {
  test('the best seeds meet as late as possible', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('gives the best three of five entrants a bye, and the losers of the semifinals meet for bronze', () => {
    const contests = drawKnockOut(seededEntrants(5), { chance: zeroChance, hasBronze: true });
    expect(contests).toEqual([
      { key: '8-2', round: 8, position: 2, sides: [{ entrant: '4' }, { entrant: '5' }] },
      { key: '4-1', round: 4, position: 1, sides: [{ entrant: '1' }, { from: '8-2', result: 'W' }] },
      { key: '4-2', round: 4, position: 2, sides: [{ entrant: '2' }, { entrant: '3' }] },
      {
        key: 'bronze',
        round: 3,
        position: 1,
        sides: [
          { from: '4-1', result: 'L' },
          { from: '4-2', result: 'L' },
        ],
      },
      {
        key: '2-1',
        round: 2,
        position: 1,
        sides: [
          { from: '4-1', result: 'W' },
          { from: '4-2', result: 'W' },
        ],
      },
    ]);
  });

  test('gives three entrants one semifinal and no match for bronze', () => {
    const contests = drawKnockOut(seededEntrants(3), { chance: zeroChance, hasBronze: true });
    expect(contests.map(({ key }) => key)).toEqual(['4-2', '2-1']);
  });

  test('includes everyone once, and has one contest less than entrants', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (field, seed) => {
        const contests = drawKnockOut(toEntrants(field), { chance: seededRandom(seed), hasBronze: false });
        expect(contests).toHaveLength(field.length - 1);
        expect(new Set(entrantsIn(contests)).size).toBe(field.length);
        expect(entrantsIn(contests)).toHaveLength(field.length);
      }),
    );
  });

  test('keeps a delegation apart in the first round if each has at most half of a full bracket', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 8, 16, 32),
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        (size, delegations, seed) => {
          const entrants = Array.from({ length: size }, (_, index) => ({
            id: `${index}`,
            delegation: `${index % delegations}`,
          }));
          const delegationById = new Map(entrants.map(({ id, delegation }) => [id, delegation]));
          for (const { sides } of drawKnockOut(entrants, { chance: seededRandom(seed), hasBronze: false })) {
            const [home, away] = sides;
            if ('entrant' in home && 'entrant' in away)
              expect(delegationById.get(home.entrant)).not.toBe(delegationById.get(away.entrant));
          }
        },
      ),
    );
  });
});

describe('pools', () => {
  test('distribute seven entrants over two pools in snake order', () => {
    const pools = drawPools(seededEntrants(7), { pools: 2, chance: zeroChance });
    expect(pools.map(({ letter, entrants }) => `${letter} ${entrants.join(' ')}`)).toEqual(['A 1 4 5', 'B 2 3 6 7']);
  });

  test('everyone meets everyone else in the pool once, and plays at most once per round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), (teams) => {
        const rounds = roundRobin(teams);
        const pairs = rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-'));
        expect(new Set(pairs).size).toBe((teams * (teams - 1)) / 2);
        expect(pairs).toHaveLength((teams * (teams - 1)) / 2);
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
      }),
    );
  });

  test('differ in size by at most one', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 8 }), fc.nat(), (field, count, seed) => {
        const sizes = drawPools(toEntrants(field), { pools: count, chance: seededRandom(seed) }).map(
          ({ entrants }) => entrants.length,
        );
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(field.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('heats', () => {
  test('assign lanes from the middle', () => {
    expect(lanesFromMiddle(8)).toEqual([4, 5, 3, 6, 2, 7, 1, 8]);
    expect(lanesFromMiddle(5)).toEqual([3, 4, 2, 5, 1]);
  });

  test('divide ten entrants on eight lanes into two heats of five; two of each and the four fastest others reach the final', () => {
    const { heats, toFinal } = drawHeats(seededEntrants(10), { lanes: 8, chance: zeroChance });
    expect(heats.map(({ lanes }) => lanes.map(({ lane, entrant }) => `${lane}:${entrant}`).join(' '))).toEqual([
      '2:9 3:5 4:1 5:4 6:8',
      '2:10 3:6 4:2 5:3 6:7',
    ]);
    expect(toFinal).toEqual({ byPlace: 2, byMark: 4 });
  });

  test('are left out if all fit into the final', () => {
    expect(drawHeats(seededEntrants(6), { lanes: 8, chance: zeroChance })).toMatchObject({
      heats: [{ number: 1 }],
      toFinal: null,
    });
  });

  test('divide a delegation over two heats as evenly as possible, so that draws do not favor it', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 2, max: 12 }), fc.nat(), (field, lanes, seed) => {
        const { heats } = drawHeats(toEntrants(field), { lanes, chance: seededRandom(seed) });
        for (const delegation of ['A', 'B', 'C', 'D']) {
          const counts = countsOf(heats, field, delegation);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
        // The best seeds stay in different heats.
        const seeds = field.flatMap(({ isSeeded }, index) => (isSeeded ? `${index}` : []));
        const best = new Set(seeds.slice(0, heats.length));
        for (const heat of heats)
          expect(heat.lanes.filter(({ entrant }) => best.has(entrant)).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of a timed final without seeds spread each delegation evenly', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 2, max: 12 }), fc.nat(), (field, lanes, seed) => {
        const unseeded = field.map(({ delegation }) => ({ delegation, isSeeded: false }));
        const heats = drawTimedFinal(toEntrants(unseeded), { lanes, chance: seededRandom(seed) });
        for (const delegation of ['A', 'B', 'C', 'D']) {
          const counts = countsOf(heats, field, delegation);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('give twelve long jumpers the places 1 to 12 of an order', () => {
    const [heat] = drawTimedFinal(seededEntrants(12), { lanes: 40, chance: zeroChance });
    expect(heat?.lanes.map(({ lane }) => lane)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test('give each entrant one lane, use no lane twice, and fill the final', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 2, max: 12 }), fc.nat(), (field, lanes, seed) => {
        const { heats, toFinal } = drawHeats(toEntrants(field), { lanes, chance: seededRandom(seed) });
        for (const heat of heats) {
          expect(new Set(heat.lanes.map(({ lane }) => lane)).size).toBe(heat.lanes.length);
          for (const { lane } of heat.lanes) expect(lane >= 1 && lane <= lanes).toBe(true);
        }
        expect(new Set(heats.flatMap((heat) => heat.lanes.map(({ entrant }) => entrant))).size).toBe(field.length);
        if (toFinal) {
          expect(toFinal.byMark).toBeGreaterThanOrEqual(0);
          expect(toFinal.byPlace * heats.length + toFinal.byMark).toBe(Math.min(lanes, field.length));
        }
      }),
    );
  });
});

describe('names of contests', () => {
  const contestNames = (count: number, template: Parameters<typeof drawEvent>[0]['template'], language: 'en' | 'ar') =>
    drawEvent({ entries: { items: seededEntrants(count) }, template, draw: 1 }).contests.map(
      ({ name }) => name[language],
    );
  const knockout = { kind: 'knockout', hasBronze: true } as const;

  test('a match number includes its round', () => {
    const names = contestNames(32, knockout, 'en');
    for (const name of [
      'Round of 32, Match 16',
      'Round of 16, Match 1',
      'Quarterfinal 4',
      'Semifinal 1',
      'Bronze',
      'Final',
    ])
      expect(names).toContain(name);
    expect(contestNames(32, knockout, 'ar')[0]).toBe('دور الـ32، المباراة 1');
  });

  test('the only match of a round needs no number', () => {
    expect(contestNames(33, knockout, 'en')[0]).toBe('Round of 64');
  });

  test('matches of groups name their group', () => {
    expect(contestNames(4, { kind: 'pools', pools: 2, goOn: 0, hasBronze: false }, 'en')).toEqual([
      'Pool A, Match 1',
      'Pool B, Match 1',
    ]);
  });
});
