/** The contests of the day by place, and what they need, over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestDesk, FoundContests, ResultStep } from '@podium/contract';
import { gamesAt } from '../../testing/games-at.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { lateMorning, tieUnits } from '../../testing/tie-folder.ts';
import { tieGames } from '../../testing/tie-games.ts';
import type { TieGames, TieUser } from '../../testing/tie-games.ts';

let podium: TieGames['podium'];
let mia: TieUser;

beforeAll(async () => {
  ({ podium, referee: mia } = await tieGames(gamesAt(lateMorning)));
});
afterAll(async () => podium.stop());

const desk = async (user: TieUser = mia): Promise<ContestDesk> => user.get('/api/v1/desk/contest-desk');
const needsOf = async (unit: string): Promise<readonly string[] | undefined> => {
  const { places } = await desk();
  return places.flatMap(({ needy }) => needy).find((item) => item.unit.id === unit)?.needs;
};
type Draft = ResultStep extends infer Step ? (Step extends ResultStep ? Omit<Step, 'id' | 'at'> : never) : never;
const enter = async (unit: string, ...drafts: Draft[]): Promise<void> => {
  const steps = drafts.map((draft) => ({ ...draft, id: randomUUID(), at: new Date().toISOString() }));
  const response = await mia.post(`/api/v1/desk/results/${encodeURIComponent(unit)}/steps`, { steps });
  expect(response.status).toBe(200);
  await podium.settle();
};

test('contests that should have begun are late by the clock of the Games, and are listed before the next ones', async () => {
  const { places, now } = await desk();
  expect(now.slice(0, 16)).toBe('2026-11-25T11:10');
  expect(places).toHaveLength(1);
  const [place] = places;
  expect(place).toMatchObject({ place: null, official: 0, total: 10, on: [] });
  expect(place!.needy.map(({ unit, needs, sides }) => [unit.id, needs, sides])).toEqual([
    [tieUnits.chess[0], ['late', 'scorer'], ['Team C0', 'Team C1']],
    [tieUnits.chess[1], ['late', 'scorer'], ['Team C1', 'Team C2']],
    [tieUnits.chess[2], ['late', 'scorer'], ['Team C2', 'Team C0']],
  ]);
  expect(place!.needy.map(({ lateMinutes }) => lateMinutes)).toEqual([130, 70, 10]);
  expect(place!.lateMinutes).toBe(130);
});

test("a scorer's link and a user who has the contest open count as scorers", async () => {
  const path = (unit: string): string => `/api/v1/desk/results/${encodeURIComponent(unit)}`;
  await mia.post(`${path(tieUnits.chess[1]!)}/links`, { label: 'Court 1', hours: 4 });
  await mia.get(path(tieUnits.chess[2]!));
  expect(await needsOf(tieUnits.chess[0]!)).toEqual(['late', 'scorer']);
  expect(await needsOf(tieUnits.chess[1]!)).toEqual(['late']);
  expect(await needsOf(tieUnits.chess[2]!)).toEqual(['late']);
});

test('a contest that has begun is running, and a finished one has to be confirmed', async () => {
  const [first] = tieUnits.chess;
  await enter(first!, { do: 'begin' });
  const { places } = await desk();
  expect(places[0]!.on.map(({ unit }) => unit.id)).toEqual([first]);
  expect(await needsOf(first!)).toBeUndefined();
  await enter(first!, { do: 'winner', side: 'home' }, { do: 'finish' });
  expect(await needsOf(first!)).toEqual(['confirm']);
});

test('users see only contests that their rights include', async () => {
  const swimming = await signUpUser(podium, { grant: 'referee', scope: 'discipline SWM' });
  const { places } = await desk(swimming);
  expect(places.map(({ total }) => total)).toEqual([3]);
  const guest = await signUpUser(podium);
  expect((await guest.ask('GET', '/api/v1/desk/contest-desk')).status).toBe(403);
});

test("the console's search finds contests by competitor, event and sport, within the user's rights", async () => {
  const find = async (q: string, user: TieUser = mia): Promise<string[]> =>
    (await user.get<FoundContests>(`/api/v1/desk/find-contests?q=${encodeURIComponent(q)}`)).items.map(
      ({ unit }) => unit.id,
    );
  expect((await find('c1')).toSorted()).toEqual([tieUnits.chess[0], tieUnits.chess[1]]);
  expect(await find('chess team c1 c2')).toEqual([tieUnits.chess[1]]);
  expect((await find('RELAY')).toSorted()).toEqual([...tieUnits.heats, tieUnits.relayFinal].toSorted());
  expect(await find('nobody')).toEqual([]);
  const judo = await signUpUser(podium, { grant: 'referee', scope: 'discipline JUD' });
  expect(await find('c1', judo)).toEqual([]);
  expect((await mia.ask('GET', '/api/v1/desk/find-contests?q=')).status).toBe(400);
});
