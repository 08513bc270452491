import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PoolRules } from '../discipline.ts';
import { tieReasons } from './pool-ties.ts';
import type { PoolLine, PoolMatch } from './pool-values.ts';

const between = ['metPoints', 'metDifference', 'metFor'] as const;
const overall = ['difference', 'for'] as const;
const poolRules = (...orders: PoolRules['orders']): PoolRules => ({ win: 3, tie: 1, orders });
const allFirst = poolRules([...overall, ...between]);
const directFirst = poolRules([...between, ...overall]);
const either = poolRules([...overall, ...between], [...between, ...overall]);

/** A pool from its matches, `a-b 2:1`, and its order as sent; shared places as `a=b`. */
function pool(results: readonly string[], order: string): { lines: PoolLine[]; matches: PoolMatch[] } {
  const matches = results.map((text): PoolMatch => {
    const [, home = '', away = '', scored, conceded] = /^(\w+)-(\w+) (\d+):(\d+)$/u.exec(text)!;
    return [
      { id: home, score: Number(scored) },
      { id: away, score: Number(conceded) },
    ];
  });
  let place = 0;
  const lines = order.split(' ').flatMap((group) => {
    const rank = String(place + 1);
    return group.split('=').map((id) => {
      place += 1;
      return { id, rank, ...poolLine(id, matches) };
    });
  });
  return { lines, matches };
}

function poolLine(id: string, matches: readonly PoolMatch[]) {
  const met = matches.flatMap(([home, away]) =>
    home.id === id ? [[home.score, away.score]] : away.id === id ? [[away.score, home.score]] : [],
  ) as [number, number][];
  return {
    played: met.length,
    points: met.reduce((sum, [own, other]) => sum + (own > other ? 3 : own === other ? 1 : 0), 0),
    for: met.reduce((sum, [own]) => sum + own, 0),
    against: met.reduce((sum, [, other]) => sum + other, 0),
  };
}

const reasons = (rules: PoolRules, results: readonly string[], order: string) => {
  const { lines, matches } = pool(results, order);
  return Object.fromEntries(tieReasons(lines, matches, rules));
};

describe('the reason why one of two on the same points is ahead', () => {
  // a 6, b 6, c 6, d 0: each of the three beat one of the others.
  const circle = ['a-b 3:0', 'b-c 2:0', 'c-a 1:0', 'a-d 1:0', 'b-d 4:0', 'c-d 1:0'];
  // a and b 7, c and d 1; a and b drew.
  const drawn = ['a-b 1:1', 'a-c 3:0', 'a-d 1:0', 'b-c 2:0', 'b-d 1:0', 'c-d 0:0'];
  // a and b 6: a beat b, b has the better difference.
  const beaten = ['a-b 1:0', 'b-c 5:0', 'b-d 2:0', 'a-c 1:0', 'd-a 1:0', 'c-d 0:0'];

  it('is the difference if that comes first', () => {
    expect(reasons(allFirst, drawn, 'a b d c')).toEqual({ a: 'difference', d: 'difference' });
    expect(reasons(allFirst, beaten, 'b a d c')).toEqual({ b: 'difference' });
  });

  it('is the match between them if that comes first', () => {
    expect(reasons(directFirst, beaten, 'a b d c')).toEqual({ a: 'metPoints' });
    expect(reasons(directFirst, drawn, 'a b d c')).toEqual({ a: 'difference', d: 'difference' });
  });

  it('is for three in a circle the matches between them, and for the remaining two it starts again', () => {
    expect(reasons(directFirst, circle, 'a b c d')).toEqual({ a: 'metDifference', b: 'metPoints' });
  });

  it('is not the points of sets if those are not reported', () => {
    expect(reasons({ win: 3, tie: 1, orders: [['pointRatio', 'difference']] }, drawn, 'a b d c')).toEqual({});
  });

  it('is given if a sport has two orders and both agree', () => {
    expect(reasons(either, drawn, 'a b d c')).toEqual({ a: 'difference', d: 'difference' });
    const same = ['a-b 1:0', 'a-c 1:0', 'd-a 1:0', 'b-c 1:0', 'b-d 1:0', 'c-d 0:0'];
    expect(reasons(either, same, 'a b d c')).toEqual({ a: 'metPoints' });
  });

  it('is missing if two orders disagree, unless the table contradicts one of them', () => {
    const both = ['a-b 1:0', 'a-c 4:0', 'b-c 1:0', 'd-a 1:0', 'b-d 1:0', 'c-d 0:0'];
    expect(reasons(either, both, 'a b d c')).toEqual({});
    expect(reasons(either, beaten, 'b a d c')).toEqual({ b: 'difference' });
    expect(reasons(either, beaten, 'a b d c')).toEqual({ a: 'metPoints' });
  });

  it('is missing if the table has another order, a match is missing, or the place is shared', () => {
    expect(reasons(allFirst, drawn, 'b a d c')).toEqual({});
    expect(reasons(directFirst, drawn.slice(1), 'a b d c')).toEqual({ d: 'difference' });
    expect(reasons(allFirst, drawn, 'a=b d c')).toEqual({});
  });

  it('is missing before the first match, if one has played more, or if all criteria are equal', () => {
    expect(reasons(allFirst, [], 'a b')).toEqual({});
    expect(reasons(allFirst, ['a-c 1:0', 'b-c 1:1', 'b-d 1:1', 'b-e 1:1'], 'a b')).toEqual({});
    expect(reasons(allFirst, ['a-c 1:0', 'b-d 1:0'], 'a b')).toEqual({});
    expect(reasons(poolRules(), drawn, 'a b d c')).toEqual({});
  });
});

describe('a reason', () => {
  const teams = ['a', 'b', 'c', 'd'];
  const pairs = teams.flatMap((home, index) => teams.slice(index + 1).map((away) => `${home}-${away}`));
  const score = fc.integer({ min: 0, max: 3 });
  const games = fc.tuple(
    ...pairs.map((pair) => fc.tuple(score, score).map(([home, away]) => `${pair} ${home}:${away}`)),
  );
  const orders = fc.shuffledSubarray(teams, { minLength: 4 });

  it('never contradicts the matches, whatever the table and the order of matches', () => {
    fc.assert(
      fc.property(games, orders, fc.constantFrom(allFirst, directFirst, either), (results, order, rules) => {
        const { lines, matches } = pool(results, order.join(' '));
        const reasons = tieReasons(lines, matches, rules);
        expect(tieReasons(lines, matches.toReversed(), rules)).toEqual(reasons);
        for (const [index, behind] of lines.slice(1).entries()) {
          const ahead = lines.at(index)!;
          const criterion = reasons.get(ahead.id);
          if (criterion !== undefined) expect(ahead.points).toBe(behind.points);
          if (criterion === 'difference')
            expect(ahead.for! - ahead.against!).toBeGreaterThan(behind.for! - behind.against!);
          if (criterion === 'for') expect(ahead.for).toBeGreaterThan(behind.for!);
        }
      }),
    );
  });
});
