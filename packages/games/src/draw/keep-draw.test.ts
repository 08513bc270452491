import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawEvent } from './draw-event.ts';
import { storeDraw } from './drawn-event.ts';
import type { DrawnEvent, DrawnFrom, DrawTemplate, EarlierDraw } from './drawn-event.ts';

const event = (count: number, template: DrawTemplate): DrawnFrom => ({
  entries: {
    items: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, delegation: `d${index % 3}` })),
  },
  template,
  draw: 5,
});
const publishedDraw = (from: DrawnFrom, ...begun: string[]): EarlierDraw => ({
  stored: storeDraw(from, drawEvent(from)),
  begun: new Set(begun),
});
const withEntry = (from: DrawnFrom, id = 'late', delegation = 'd0'): DrawnFrom => ({
  ...from,
  entries: { items: [...from.entries.items, { id, delegation }] },
});
const without = (from: DrawnFrom, id: string): DrawnFrom => ({
  ...from,
  entries: { items: from.entries.items.filter((entrant) => entrant.id !== id) },
});
/** `HEAT000100 4: 7`: contest, lane or side, and entrant. */
const places = ({ contests }: DrawnEvent): string[] =>
  contests.flatMap(({ key, sides }) =>
    sides.flatMap((side, index) => ('entrant' in side ? `${key} ${side.lane ?? index}: ${side.entrant}` : [])),
  );

const heats = { kind: 'heats', lanes: 8 } as const;
const knockout = { kind: 'knockout', hasBronze: true } as const;
const pools = { kind: 'pools', pools: 2, goOn: 2, hasBronze: true } as const;
const semifinals = { kind: 'semifinals', lanes: 8, semifinals: 2 } as const;
const timedFinal = { kind: 'timedFinal', lanes: 8 } as const;
const placement = { kind: 'knockout', hasBronze: true, placement: true } as const;
const repechage = { kind: 'repechage' } as const;
const doubleElimination = { kind: 'doubleElimination' } as const;
const roundRobin = { kind: 'roundRobin', legs: 2 } as const;
const swiss = { kind: 'swiss', rounds: 5 } as const;

test.each([
  ['heats', event(12, heats)],
  ['semifinals', event(12, semifinals)],
  ['heats before semifinals', event(19, semifinals)],
  ['a timed final', event(12, timedFinal)],
  ['a knock-out', event(6, knockout)],
  ['a knock-out with placement', event(6, placement)],
  ['a repechage', event(6, repechage)],
  ['double elimination', event(6, doubleElimination)],
  ['pools', event(7, pools)],
  ['a round robin', event(5, roundRobin)],
  ['an odd Swiss tournament', event(7, swiss)],
])('a late entry in %s is drawn, and moves no other entrant', (_, from) => {
  const before = publishedDraw(from);
  const after = drawEvent(withEntry(from), before);
  const kept = places(drawEvent(from));
  // A bye becomes a contest in the round before; everything else stays.
  const lost = kept.filter((place) => !places(after).includes(place));
  const isBracket = ['knockout', 'repechage', 'doubleElimination'].includes(from.template.kind);
  expect(lost.length).toBeLessThanOrEqual(isBracket ? 1 : 0);
  expect(places(after).filter((place) => place.endsWith(' late')).length).toBeGreaterThan(0);
});

test('a late entry runs in the smaller heat, in the free lane nearest to the middle', () => {
  const from = event(11, heats);
  const after = drawEvent(withEntry(from), publishedDraw(from));
  const sizes = after.contests.filter(({ phase }) => phase === 'HEAT').map(({ sides }) => sides.length);
  expect(sizes).toEqual([6, 6]);
});

test('a late entry does not run in a heat that has begun', () => {
  const from = event(11, heats);
  const after = drawEvent(withEntry(from), publishedDraw(from, 'HEAT000200'));
  expect(places(after).find((place) => place.endsWith(' late'))).toMatch(/^HEAT000100/);
});

test('a late entry without a free lane draws the event again', () => {
  const from = event(16, heats);
  expect(drawEvent(withEntry(from), publishedDraw(from))).toEqual(drawEvent(withEntry(from)));
});

test('another draw number, or another way of deciding, gives a new draw', () => {
  const from = event(12, heats);
  const again = { ...from, draw: 6 };
  expect(drawEvent(again, publishedDraw(from))).toEqual(drawEvent(again));
  const inPools = { ...from, template: pools };
  expect(drawEvent(inPools, publishedDraw(from))).toEqual(drawEvent(inPools));
});

test('a withdrawn entrant leaves a lane free', () => {
  const from = event(12, heats);
  const before = places(drawEvent(from));
  const after = places(drawEvent(without(from, '4'), publishedDraw(from)));
  expect(after).toEqual(before.filter((place) => !place.endsWith(': 4')));
});

test('the opponent of a withdrawn entrant of a knock-out advances to the next round', () => {
  const from = event(8, knockout);
  const sides = drawEvent(from)
    .contests.slice(0, 1)
    .flatMap((contest) => contest.sides);
  const [gone = '', opponent = ''] = sides.flatMap((side) => ('entrant' in side ? side.entrant : []));
  const after = drawEvent(without(from, gone), publishedDraw(from));
  expect(after.contests.map(({ key }) => key)).toEqual(
    drawEvent(from)
      .contests.slice(1)
      .map(({ key }) => key),
  );
  expect(after.contests.find(({ key }) => key === 'SFNL000100')!.sides[0]).toEqual({ entrant: opponent });
});

test.each([
  ['a knock-out', event(8, knockout)],
  ['double elimination', event(8, doubleElimination)],
  ['a repechage', event(8, repechage)],
  ['pools', event(7, pools)],
  ['a round robin', event(6, roundRobin)],
  ['a Swiss tournament', event(8, swiss)],
  ['heats', event(12, heats)],
])('in %s, the substitute of a withdrawn entrant takes the place', (_, from) => {
  const after = drawEvent(withEntry(without(from, '3')), publishedDraw(from));
  const renamed = places(drawEvent(from)).map((place) => place.replace(/: 3$/, ': late'));
  if (from.template.kind === 'heats') expect(places(after)).toHaveLength(renamed.length);
  else expect(places(after)).toEqual(renamed);
});

test('a late team plays everyone of its pool after the other rounds, and the knock-out stays', () => {
  const from = event(7, pools);
  const before = drawEvent(from);
  const after = drawEvent(withEntry(from), publishedDraw(from));
  const added = after.contests.filter(({ key }) => !before.contests.some((contest) => contest.key === key));
  expect(added).toHaveLength(3);
  expect(after.contests.filter(({ key }) => !key.startsWith('GP'))).toEqual(
    before.contests.filter(({ key }) => !key.startsWith('GP')),
  );
  const rounds = before.stages.filter((keys) => keys.some((key) => key.startsWith('GP')));
  expect(after.stages.slice(0, rounds.length)).toEqual(rounds);
});

test('for any entries, a draw is kept or made again as a whole, with each entrant in it once', () => {
  const templates = fc.constantFrom<DrawTemplate>(
    heats,
    knockout,
    pools,
    semifinals,
    timedFinal,
    placement,
    repechage,
    doubleElimination,
    roundRobin,
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      templates,
      fc.array(fc.nat({ max: 29 }), { maxLength: 4 }),
      fc.nat({ max: 4 }),
      (count, template, withdrawn, late) => {
        const from = event(count, template);
        let next = from;
        for (const index of withdrawn) next = without(next, `${index + 1}`);
        for (let index = 0; index < late; index += 1) next = withEntry(next, `late${index}`, `d${index}`);
        const drawn = drawEvent(next, publishedDraw(from));
        if (next.entries.items.length < 2) {
          expect(drawn.contests).toEqual([]);
          return;
        }
        const ids = next.entries.items.map(({ id }) => id).toSorted();
        const inDraw = drawn.contests.flatMap(({ sides }) =>
          sides.flatMap((side) => ('entrant' in side ? side.entrant : [])),
        );
        expect([...new Set(inDraw)].toSorted()).toEqual(ids);
        if (template.kind !== 'pools' && template.kind !== 'roundRobin') expect(inDraw).toHaveLength(ids.length);
        const keys = drawn.contests.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(drawn.stages.flat().toSorted()).toEqual(keys.toSorted());
        // A draw that is stored and read again stays the same.
        const again = { stored: storeDraw(next, drawn), begun: new Set<string>() };
        expect(drawEvent(next, again)).toEqual(drawn);
      },
    ),
  );
});

test('rounds of double elimination keep their numbers when the only contest of the first one disappears', () => {
  const from = event(9, doubleElimination);
  const first = drawEvent(from).contests.at(0)!;
  const [gone = ''] = first.sides.flatMap((side) => ('entrant' in side ? side.entrant : []));
  const next = without(from, gone);
  const after = drawEvent(next, publishedDraw(from));
  expect(after.contests.map(({ key }) => key)).toContain('UB2-000100');
  expect(drawEvent(next, { stored: storeDraw(next, after), begun: new Set() })).toEqual(after);
});

test('two entrants exchange their places only once, and keep them when entries change', () => {
  const from = event(12, heats);
  const exchanged = { ...from, exchanges: [{ id: 'x', entrants: ['1', '2'] as const }] };
  const before = places(drawEvent(from));
  const after = drawEvent(exchanged, publishedDraw(from));
  const swapped = before.map((place) =>
    place.endsWith(': 1') ? place.replace(/1$/, '2') : place.endsWith(': 2') ? place.replace(/2$/, '1') : place,
  );
  expect(places(after)).toEqual(swapped);
  const again = { stored: storeDraw(exchanged, after), begun: new Set<string>() };
  expect(places(drawEvent(exchanged, again))).toEqual(swapped);
  const later = places(drawEvent(withEntry(exchanged), again));
  expect(later).toEqual(expect.arrayContaining(swapped));
  // A new draw includes the corrections that are still in the plan.
  expect(places(drawEvent({ ...exchanged, draw: 6 }, again))).toHaveLength(12);
});

test('delegations that need not be kept apart are drawn like individual entrants', () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ id: `${index}`, delegation: index < 4 ? 'A' : 'B' }));
  const meetings = (apart: readonly string[] | undefined): number[] =>
    Array.from({ length: 20 }, (_, draw) => {
      const { contests } = drawEvent({ entries: { items }, template: knockout, draw, apart });
      const delegations = contests
        .slice(0, 4)
        .map(({ sides }) => sides.map((side) => ('entrant' in side && Number(side.entrant) < 4 ? 'A' : 'B')).join(''));
      return delegations.filter((pair) => pair === 'AA' || pair === 'BB').length;
    });
  expect(Math.max(...meetings(undefined))).toBe(0);
  expect(Math.max(...meetings([]))).toBeGreaterThan(0);
});
