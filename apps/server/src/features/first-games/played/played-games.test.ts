/**
 * Four days of a school Games, from an empty database through the requests of the console. What the public sees after
 * each day is compared with tables that were worked out by hand from the rules of the sports.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import { playSaturday } from './day-1.ts';
import { playSunday } from './day-2.ts';
import { plan } from './plan.ts';
import type { Played } from './played.ts';
import { Secretary } from './secretary.ts';

const environment = { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' };
let games: Played;

beforeAll(async () => {
  const podium = await testPodium({ environment });
  games = { podium, ana: new Secretary(await signUpUser(podium, { grant: 'manager' })) };
});
afterAll(async () => games.podium.stop());

test('an empty database becomes a public program of eleven events', async () => {
  await games.ana.savePlan(plan);
  const { faults } = await games.ana.publish();
  expect(faults).toEqual([]);
  await games.podium.settle();
});

test('Saturday', async () => playSaturday(games));
test('Sunday', async () => playSunday(games));
