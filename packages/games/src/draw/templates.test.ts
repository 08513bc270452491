import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawEvent } from './draw-event.ts';
import type { DrawnEvent, DrawTemplate, PlannedContest } from './drawn-event.ts';

const event = (count: number, template: DrawTemplate, draw = 1): DrawnEvent =>
  drawEvent({
    entries: {
      items: Array.from({ length: count }, (_, index) => ({
        id: `${index + 1}`,
        delegation: `d${index}`,
        seed: index + 1,
      })),
    },
    template,
    draw,
  });

/** `REP-000100: L QFNL000100, L QFNL000200`; ranks of a phase as `2 of HEAT`, with the lane before. */
const contestText = ({ key, sides }: PlannedContest): string =>
  `${key}: ${sides
    .map((side) =>
      'entrant' in side
        ? `${side.lane === undefined ? '' : `${side.lane}=`}${side.entrant}`
        : 'contest' in side
          ? `${side.result} ${side.contest}`
          : 'phase' in side
            ? `${side.lane}=${side.rank} of ${side.phase}`
            : 'bye',
    )
    .join(', ')}`;
const ofPhases = ({ contests }: DrawnEvent, ...phases: string[]): string[] =>
  contests.filter(({ phase }) => phases.includes(phase)).map(contestText);

/** Plays a bracket, in the order of the stages. @returns number of losses by entrant, and pairs in order */
function play({ contests, stages }: DrawnEvent, isUpset: () => boolean) {
  const winners = new Map<string, string>();
  const losers = new Map<string, string>();
  const losses = new Map<string, number>();
  const pairs: string[] = [];
  for (const key of stages.flat()) {
    const [home, away] = contests
      .find((contest) => contest.key === key)!
      .sides.map((side) =>
        'entrant' in side
          ? side.entrant
          : 'contest' in side
            ? (side.result === 'W' ? winners : losers).get(side.contest)
            : undefined,
      );
    if (home === undefined || away === undefined) throw new Error(`${key} has to wait`);
    const [won, lost] = isUpset() ? [away, home] : [home, away];
    winners.set(key, won);
    losers.set(key, lost);
    losses.set(lost, (losses.get(lost) ?? 0) + 1);
    pairs.push([home, away].toSorted().join('-'));
  }
  return { losses, pairs, winners };
}

describe('a knock-out with placement', () => {
  const template = { kind: 'knockout', hasBronze: true, placement: true } as const;

  test('lets the losers of the quarterfinals play for places 5 to 8', () => {
    const drawn = event(8, template);
    expect(ofPhases(drawn, 'SF5', 'PL5', 'PL7')).toEqual([
      'SF5-000100: L QFNL000100, L QFNL000200',
      'SF5-000200: L QFNL000300, L QFNL000400',
      'PL7-000100: L SF5-000100, L SF5-000200',
      'PL5-000100: W SF5-000100, W SF5-000200',
    ]);
    expect(drawn.phases.map(({ code }) => code)).toEqual(['QFNL', 'SF5', 'PL7', 'PL5', 'SFNL', 'FNL']);
  });

  test('lets six entrants play for place 5 only', () => {
    expect(ofPhases(event(6, template), 'SF5', 'PL5', 'PL7')).toEqual(['PL5-000100: L QFNL000100, L QFNL000200']);
  });

  test('has no contests for further places among four entrants', () => {
    expect(event(4, template)).toEqual(event(4, { kind: 'knockout', hasBronze: true }));
  });
});

describe('a repechage', () => {
  test('pairs among eight judoka the losers of a half, and the winner meets the loser of the other semifinal, as at Olympic Games', () => {
    const drawn = event(8, { kind: 'repechage' });
    expect(ofPhases(drawn, 'REP', 'REPF', 'FNL')).toEqual([
      'REP-000100: L QFNL000100, L QFNL000200',
      'REP-000200: L QFNL000300, L QFNL000400',
      'REPF000100: W REP-000100, L SFNL000200',
      'REPF000200: W REP-000200, L SFNL000100',
      'FNL-000100: W SFNL000100, W SFNL000200',
    ]);
    expect(drawn.contests.filter(({ medal }) => medal === 'bronze')).toHaveLength(2);
  });

  test('lets the losers of a half fight directly for bronze if it has one quarterfinal', () => {
    expect(ofPhases(event(6, { kind: 'repechage' }), 'REP', 'REPF')).toEqual([
      'REPF000100: L QFNL000100, L SFNL000200',
      'REPF000200: L QFNL000200, L SFNL000100',
    ]);
  });

  test('is left out for five entrants: both losers of the semifinals are third', () => {
    expect(ofPhases(event(5, { kind: 'repechage' }), 'REP', 'REPF')).toEqual([]);
  });

  test('lets every loser from the quarterfinals on win bronze, for any number of entrants', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.array(fc.boolean()), (count, upsets) => {
        const drawn = event(count, { kind: 'repechage' });
        const { losses } = play(drawn, () => upsets.shift() ?? false);
        expect(losses.size).toBe(count - 1);
        expect(Math.max(...losses.values())).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('double elimination', () => {
  test('has six contests of losers among eight entrants, and a final between the winners of both brackets', () => {
    expect(event(8, { kind: 'doubleElimination' }).contests.map(contestText)).toEqual([
      'UB1-000100: 1, 8',
      'UB1-000200: 4, 5',
      'UB1-000300: 2, 7',
      'UB1-000400: 3, 6',
      'LB1-000100: L UB1-000100, L UB1-000200',
      'LB1-000200: L UB1-000300, L UB1-000400',
      'UB2-000100: W UB1-000100, W UB1-000200',
      'UB2-000200: W UB1-000300, W UB1-000400',
      'LB2-000100: W LB1-000100, L UB2-000200',
      'LB2-000200: W LB1-000200, L UB2-000100',
      'LB3-000100: W LB2-000100, W LB2-000200',
      'UB3-000100: W UB2-000100, W UB2-000200',
      'LB4-000100: W LB3-000100, L UB3-000100',
      'FNL-000100: W UB3-000100, W LB4-000100',
    ]);
  });

  test('puts an entrant out after two losses, except the loser of the final', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.array(fc.boolean(), { maxLength: 140 }), (count, upsets) => {
        const drawn = event(count, { kind: 'doubleElimination' });
        expect(drawn.contests).toHaveLength(2 * count - 2);
        expect(drawn.stages.flat().toSorted()).toEqual(drawn.contests.map(({ key }) => key).toSorted());
        const { losses, winners } = play(drawn, () => upsets.shift() ?? false);
        const winner = winners.get('FNL-000100')!;
        for (let number = 1; number <= count; number += 1) {
          const lost = losses.get(`${number}`) ?? 0;
          if (`${number}` === winner) expect(lost).toBeLessThanOrEqual(1);
          else expect(lost >= 1 && lost <= 2).toBe(true);
        }
        expect([...losses.values()].filter((lost) => lost === 1).length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('lets no two opponents of a full bracket meet again before the last four', () => {
    fc.assert(
      fc.property(fc.constantFrom(8, 16, 32), fc.array(fc.boolean(), { maxLength: 70 }), (count, upsets) => {
        const { pairs } = play(event(count, { kind: 'doubleElimination' }), () => upsets.shift() ?? false);
        const early = pairs.slice(0, -4);
        expect(new Set(early).size).toBe(early.length);
      }),
    );
  });
});

describe('a round robin', () => {
  test('lets four teams meet in three rounds, with home and away exchanged in the second leg', () => {
    const drawn = event(4, { kind: 'roundRobin', legs: 2 });
    expect(drawn.contests.map(contestText)).toEqual([
      'GPA-000100: 1, 4',
      'GPA-000200: 2, 3',
      'GPA-000300: 3, 1',
      'GPA-000400: 2, 4',
      'GPA-000500: 1, 2',
      'GPA-000600: 3, 4',
      'GPA-000700: 4, 1',
      'GPA-000800: 3, 2',
      'GPA-000900: 1, 3',
      'GPA-001000: 4, 2',
      'GPA-001100: 2, 1',
      'GPA-001200: 4, 3',
    ]);
    expect(drawn.stages.map((keys) => keys.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(drawn.contests.at(2)!.name.en).toBe('Round 2, Match 3');
  });
});

describe('a timed final', () => {
  test('puts the best five of ten entrants on eight lanes into the last heat, in its middle lanes', () => {
    const drawn = event(10, { kind: 'timedFinal', lanes: 8 });
    expect(drawn.contests.map(contestText)).toEqual([
      'FNL-000100: 2=10, 3=8, 4=6, 5=7, 6=9',
      'FNL-000200: 2=5, 3=3, 4=1, 5=2, 6=4',
    ]);
    expect(drawn.contests.every(({ medal }) => medal === undefined)).toBe(true);
  });

  test('has one final, which decides the medals, if all fit into the lanes', () => {
    expect(event(8, { kind: 'timedFinal', lanes: 8 }).contests).toMatchObject([
      { name: { en: 'Final' }, medal: 'gold' },
    ]);
  });
});

describe('heats, semifinals and a final', () => {
  const template = { kind: 'semifinals', lanes: 8, semifinals: 2 } as const;

  test('advance two of each heat and eight by mark of 32 entrants to the semifinals, in lanes from the middle', () => {
    const drawn = event(32, template);
    expect(drawn.phases.map(({ code, qualification }) => [code, qualification])).toEqual([
      ['HEAT', { byPlace: 2, byMark: 8 }],
      ['SFNL', { byPlace: 2, byMark: 4 }],
      ['FNL', undefined],
    ]);
    expect(ofPhases(drawn, 'SFNL')).toEqual([
      'SFNL000100: 1=13 of HEAT, 2=9 of HEAT, 3=5 of HEAT, 4=1 of HEAT, 5=4 of HEAT, 6=8 of HEAT, 7=12 of HEAT, 8=16 of HEAT',
      'SFNL000200: 1=14 of HEAT, 2=10 of HEAT, 3=6 of HEAT, 4=2 of HEAT, 5=3 of HEAT, 6=7 of HEAT, 7=11 of HEAT, 8=15 of HEAT',
    ]);
    expect(ofPhases(drawn, 'FNL')[0]).toMatch(/4=1 of SFNL, 5=2 of SFNL/);
  });

  test('advance in the 100 m of Olympic Games three of each of eight heats and three by mark, then two of three and two by mark', () => {
    const drawn = event(64, {
      ...template,
      semifinals: 3,
      lanes: 9,
      toSemifinals: { byPlace: 3, byMark: 3 },
      toFinal: { byPlace: 2, byMark: 2 },
    });
    const sizes = (phase: string): number[] =>
      drawn.contests.filter((contest) => contest.phase === phase).map(({ sides }) => sides.length);
    expect([sizes('HEAT'), sizes('SFNL'), sizes('FNL')]).toEqual([Array(8).fill(8), [9, 9, 9], [8]]);
  });

  test('are left out as far as all fit into the next round', () => {
    expect(event(12, template).phases.map(({ code }) => code)).toEqual(['SFNL', 'FNL']);
    expect(event(8, template).phases.map(({ code }) => code)).toEqual(['FNL']);
  });

  test('give each rank of a round one lane in the next, and use no lane twice', () => {
    const goOn = fc.option(fc.record({ byPlace: fc.nat({ max: 4 }), byMark: fc.nat({ max: 8 }) }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 90 }),
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 2, max: 4 }),
        goOn,
        goOn,
        (count, lanes, semifinals, toSemifinals, toFinal) => {
          const { contests, phases } = event(count, { kind: 'semifinals', lanes, semifinals, toSemifinals, toFinal });
          for (const { sides } of contests) {
            const used = sides.map((side) => ('lane' in side ? side.lane : undefined));
            expect(new Set(used).size).toBe(sides.length);
            for (const lane of used) expect(lane! >= 1 && lane! <= lanes).toBe(true);
          }
          for (const { code, qualification } of phases) {
            if (!qualification) continue;
            const races = contests.filter(({ phase }) => phase === code).length;
            const ranks = contests.flatMap(({ sides }) =>
              sides.flatMap((side) => ('phase' in side && side.phase === code ? side.rank : [])),
            );
            const going = qualification.byPlace * races + qualification.byMark;
            expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: going }, (_, index) => index + 1));
          }
        },
      ),
    );
  });
});
