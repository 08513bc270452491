import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { OrganisationCode } from '../model/ids.ts';
import type { CupRule } from './cup-rule.ts';
import { parsePlacePoints } from './cup-rule.ts';
import { cupTable, sumOfPoints } from './cup-table.ts';
import { eventPlaces, eventPoints } from './event-points.ts';
import type { CupPlace } from './event-points.ts';

const rule = (own: Partial<CupRule> = {}): CupRule => ({
  points: [10, 8, 6, 5, 4, 3, 2, 1],
  ties: 'full',
  movesUp: false,
  weights: new Map(),
  ...own,
});

/** `1 BAH a`: first place of competitor a from BAH. */
const places = (...lines: string[]): CupPlace[] =>
  lines.map((line) => {
    const [place = '', organisation = '', competitorId = ''] = line.split(' ');
    return { place: Number(place), organisation: organisation as OrganisationCode, competitorId };
  });
const show = (own: CupPlace[], given: CupRule, options: { isTeamEvent?: boolean; weight?: number } = {}) =>
  eventPoints(own, given, { isTeamEvent: false, weight: 1, ...options }).map(
    ({ competitorId, scoredPlace, points }) => `${competitorId} ${scoredPlace}: ${points}`,
  );

describe('the points of an event', () => {
  it('follow from the place by the list of the rule; places beyond the list score nothing', () => {
    expect(show(places('1 A a', '2 B b', '8 C c', '9 D d'), rule())).toEqual(['a 1: 10', 'b 2: 8', 'c 8: 1']);
  });

  it('of two tied competitors are full for each, or the mean of the two places, as the rule chooses', () => {
    const tied = places('1 A a', '2 B b', '2 C c', '4 D d');
    expect(show(tied, rule())).toEqual(['a 1: 10', 'b 2: 8', 'c 2: 8', 'd 4: 5']);
    expect(show(tied, rule({ ties: 'shared' }))).toEqual(['a 1: 10', 'b 2: 7', 'c 2: 7', 'd 4: 5']);
  });

  it('share also the places without points: four losers of quarterfinals where five places score', () => {
    const losers = places('5 A a', '5 B b', '5 C c', '5 D d');
    expect(show(losers, rule({ points: [9, 7, 5, 3, 1], ties: 'shared' }))).toEqual([
      'a 5: 0.25',
      'b 5: 0.25',
      'c 5: 0.25',
      'd 5: 0.25',
    ]);
  });

  it('come from the list for teams in a team event, and are multiplied by the weight of the sport', () => {
    const given = rule({ teamPoints: [20, 16] });
    expect(show(places('1 A a', '3 B b'), given, { isTeamEvent: true })).toEqual(['a 1: 20']);
    expect(show(places('1 A a'), given, { weight: 1.5 })).toEqual(['a 1: 15']);
    expect(show(places('1 A a'), rule(), { isTeamEvent: true })).toEqual(['a 1: 10']);
  });

  it('count for the best of a delegation only; others move up if the rule has it so', () => {
    const own = places('1 A a', '2 A b', '3 A c', '4 B d');
    expect(show(own, rule({ scorers: 2 }))).toEqual(['a 1: 10', 'b 2: 8', 'd 4: 5']);
    expect(show(own, rule({ scorers: 2, movesUp: true }))).toEqual(['a 1: 10', 'b 2: 8', 'd 3: 6']);
  });

  it('never exceed the points of all places, however competitors tie and whichever of them score', () => {
    const scale = rule().points;
    const total = scale.reduce((sum, value) => sum + value, 0);
    const field = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('A', 'B', 'C')), { minLength: 1, maxLength: 20 })
      .map((steps) => {
        let place = 1;
        return steps.map(([step, organisation], index) => {
          // A step of zero ties with the one before.
          if (index > 0 && step > 0) place = index + 1;
          return { place, organisation: organisation as OrganisationCode, competitorId: String(index) };
        });
      });
    fc.assert(
      fc.property(
        field,
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        fc.boolean(),
        (own, scorers, movesUp) => {
          const scored = eventPoints(
            own,
            rule({ ties: 'shared', movesUp, ...(scorers !== undefined && { scorers }) }),
            { isTeamEvent: false, weight: 1 },
          );
          // Each share is rounded to hundredths.
          expect(sumOfPoints(scored)).toBeLessThanOrEqual(total + 0.005 * own.length);
          expect(scored.every((each, index) => index === 0 || each.points <= (scored[index - 1]?.points ?? 0))).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('the places of an event', () => {
  const org = (code: string) => code as OrganisationCode;

  it('of medalists follow from their medals, whatever their rank, so two bronzes are both third; all others have their final rank', () => {
    expect(
      eventPlaces(
        [
          { competitorId: 'a', organisation: org('A'), medal: 'gold' },
          { competitorId: 'b', organisation: org('B'), medal: 'silver' },
          { competitorId: 'c', organisation: org('C'), medal: 'bronze' },
          { competitorId: 'd', organisation: org('D'), medal: 'bronze' },
        ],
        [
          { competitorId: 'a', organisation: org('A'), rank: 1 },
          { competitorId: 'c', organisation: org('C'), rank: 3 },
          { competitorId: 'd', organisation: org('D'), rank: 4 },
          { competitorId: 'e', organisation: org('E'), rank: 5 },
          { competitorId: 'f', organisation: null, rank: 6 },
          { competitorId: 'g', organisation: org('G'), rank: null },
        ],
      ).map(({ place, competitorId }) => `${place} ${competitorId}`),
    ).toEqual(['1 a', '2 b', '3 c', '3 d', '5 e']);
  });

  it('are not given twice where a medal was moved and the ranking does not say so yet', () => {
    expect(
      eventPlaces(
        [{ competitorId: 'b', organisation: org('B'), medal: 'gold' }],
        [
          { competitorId: 'a', organisation: org('A'), rank: 1 },
          { competitorId: 'b', organisation: org('B'), rank: 2 },
          { competitorId: 'c', organisation: org('C'), rank: 4 },
        ],
      ).map(({ place, competitorId }) => `${place} ${competitorId}`),
    ).toEqual(['1 b', '4 c']);
  });
});

describe('the table of a cup', () => {
  const sides = new Map(
    ['A', 'B', 'C', 'D', 'N'].map((code) => [code, { sortKey: code, isRanked: code !== 'N' }] as const),
  );
  const table = (...scores: [string, number, number][]) =>
    cupTable(
      scores.map(([side, place, points]) => ({ side, place, points })),
      sides,
    ).map(({ rank, side, points }) => `${rank ?? '-'} ${side} ${points}`);

  it('orders by points, then by first places, second places and so on; who is level in all of these shares a rank', () => {
    expect(table(['A', 2, 8], ['A', 2, 8], ['B', 1, 10], ['B', 3, 6], ['C', 1, 10], ['C', 3, 6], ['D', 8, 1])).toEqual([
      '1 B 16',
      '1 C 16',
      '3 A 16',
      '4 D 1',
    ]);
  });

  it('lists delegations that are not ranked without using up a rank', () => {
    expect(table(['N', 1, 10], ['A', 2, 8], ['B', 3, 6])).toEqual(['- N 10', '1 A 8', '2 B 6']);
  });

  it('adds shared points exactly', () => {
    expect(table(['A', 5, 0.1], ['A', 5, 0.1], ['A', 5, 0.1])).toEqual(['1 A 0.3']);
  });
});

test.each([
  ['13 10 8 7 6 5 4 3', [13, 10, 8, 7, 6, 5, 4, 3]],
  ['13, 10, 8', [13, 10, 8]],
  ['13,10,8', [13, 10, 8]],
  ['4,5; 3; 1', [4.5, 3, 1]],
  ['4.5 3', [4.5, 3]],
  [' 5 ', [5]],
  ['5 5 3', [5, 5, 3]],
  ['5 6', undefined],
  ['0 0', undefined],
  ['five', undefined],
  ['5 -1', undefined],
  ['', undefined],
  ['20000', undefined],
  [Array.from({ length: 65 }, () => '1').join(' '), undefined],
])('points by place are read from "%s"', (text, expected) => {
  expect(parsePlacePoints(text)).toEqual(expected);
});
