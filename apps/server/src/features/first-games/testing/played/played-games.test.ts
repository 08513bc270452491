/**
 * Four days of a school Games, from an empty database through the requests of the console. What the public sees after
 * each day is compared with tables that were worked out by hand from the rules of the sports. It takes some seconds, once,
 * because faults of a running Games show only in what follows from many acts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playSaturday } from './day-1.ts';
import { playSunday } from './day-2.ts';
import { playMonday } from './day-3.ts';
import { playTuesday } from './day-4.ts';
import { plan } from './plan.ts';
import { startGames } from './played.ts';
import type { Played } from './played.ts';

let games: Played;
beforeAll(async () => {
  games = await startGames();
});
afterAll(async () => games.podium.stop());

// Each day continues the one before, so none of them can be tried again.
describe('a school Games of four days', { retry: 0 }, () => {
  test('an empty database becomes a public program of eleven events', async () => {
    await games.ana.savePlan(plan);
    const { faults } = await games.ana.publish();
    expect(faults).toEqual([]);
  });

  test('on Saturday late entries, a lot and a wrong time do not change the draws and the official results', async () =>
    playSaturday(games));

  test('on Sunday a withdrawn publication, a protest and scorers at one table change only their contests', async () =>
    playSunday(games));

  test('on Monday a killed server, a disqualification and an abandoned match lose no result', async () =>
    playMonday(games));

  test('on Tuesday shared places, an own sport and the last round of chess complete the table of medals', async () =>
    playTuesday(games));
});
