import { demoGames } from '../main.ts';
import { viewGames } from './read-games.ts';
import type { GamesView } from './read-games.ts';

/** Finished Games, one small and one complete: tests check rules that are true for any seed. */
export const wholeGames: readonly [name: string, view: GamesView][] = (
  [
    ['a', 0.15],
    ['b', 0.15],
    ['c', 0.3],
    ['podium', 1],
  ] as const
).map(([seed, scale]) => [
  `${scale * 100} % of the Games "${seed}"`,
  viewGames(demoGames({ seed, scale, today: '2026-11-20', now: '2026-11-28T12:00:00Z' }).messages()),
]);
