import type { DrawnEvent, EarlierDraw, PlannedSide } from './drawn-event.ts';
import type { DrawEntrant } from './entrant.ts';
import { contestNumber } from './plan-contests.ts';

export interface KeptPool {
  letter: string;
  teams: string[];
  matches: KeptMatch[];
}

interface KeptMatch {
  number: number;
  round: number;
  home: string;
  away: string;
}

/**
 * Pools after entries have changed. Matches of withdrawn teams disappear; a late team takes the matches of a withdrawn
 * one that has not played, or meets everyone of the smallest pool that has not begun.
 *
 * @param legs how often two teams of a pool meet
 */
export function keepPools(
  { stored, begun }: EarlierDraw,
  entrants: readonly DrawEntrant[],
  late: readonly DrawEntrant[],
  { pools: wanted, legs, plan }: { pools: number; legs: 1 | 2; plan: (pools: KeptPool[]) => DrawnEvent },
): DrawnEvent | undefined {
  const delegation = new Map(entrants.map((entrant) => [entrant.id, entrant.delegation]));
  const ofPools = stored.contests.filter(({ key }) => key.startsWith('GP'));
  const pools = [...Map.groupBy(ofPools, ({ key }) => key.charAt(2))].map(([letter, contests]) => ({
    letter,
    isOpen: contests.every(({ key }) => !begun.has(key)),
    teams: [...new Set(contests.flatMap(({ sides }) => sides.flatMap(entrantOf)))],
    matches: contests.map(({ key, sides, stage }): KeptMatch => {
      const [home = '', away = ''] = sides.flatMap(entrantOf);
      return { number: contestNumber(key), round: stage + 1, home, away };
    }),
  }));
  // With few entrants, fewer pools were drawn than wanted.
  if (pools.length < Math.min(wanted, Math.floor(entrants.length / 2))) return undefined;
  const lastRound = Math.max(0, ...pools.flatMap(({ matches }) => matches.map(({ round }) => round)));
  const hasBegun = (team: string): boolean =>
    ofPools.some(({ key, sides }) => begun.has(key) && sides.some((side) => entrantOf(side).includes(team)));
  for (const { id, delegation: own } of late) {
    const left = pools.flatMap((pool) =>
      pool.teams.flatMap((team) => (delegation.has(team) || hasBegun(team) ? [] : [{ pool, team }])),
    )[0];
    if (left) {
      const replace = (team: string): string => (team === left.team ? id : team);
      left.pool.teams = left.pool.teams.map(replace);
      left.pool.matches = left.pool.matches.map((match) => ({
        ...match,
        home: replace(match.home),
        away: replace(match.away),
      }));
      continue;
    }
    const crowd = ({ teams }: (typeof pools)[number]): number =>
      teams.filter((team) => delegation.get(team) === own).length;
    const [pool] = pools
      .filter(({ isOpen }) => isOpen)
      .toSorted((a, b) => a.teams.length - b.teams.length || crowd(a) - crowd(b));
    if (!pool) return undefined;
    // Each match gets a round of its own after the others, so that no published match moves.
    const rounds = Math.max(lastRound, ...pool.matches.map(({ round }) => round));
    let number = Math.max(0, ...pool.matches.map((match) => match.number));
    for (const [index, home] of pool.teams.entries())
      pool.matches.push({ number: (number += 1), round: rounds + 1 + index, home, away: id });
    if (legs === 2)
      for (const [index, away] of pool.teams.entries())
        pool.matches.push({ number: (number += 1), round: rounds + 1 + pool.teams.length + index, home: id, away });
    pool.teams.push(id);
  }
  for (const pool of pools) {
    pool.teams = pool.teams.filter((team) => delegation.has(team));
    pool.matches = pool.matches.filter(({ home, away }) => delegation.has(home) && delegation.has(away));
    if (pool.teams.length < 2) return undefined;
  }
  return plan(pools);
}

const entrantOf = (side: PlannedSide): string[] => ('entrant' in side ? [side.entrant] : []);
