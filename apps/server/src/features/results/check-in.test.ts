/** Starters in the call room over HTTP: from accounts and scorers' links, late arrivals, and the end of the contest. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestDesk, ErrorAnswer, ResultSheet, ScorerAnswer, WatchedContestItem } from '@podium/contract';
import { transaction } from '../../database/database.ts';
import { publicPartition } from '../../feed/installation.ts';
import { gamesAt } from '../../testing/games-at.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { lateMorning, tieUnits } from '../../testing/tie-folder.ts';
import { tieGames } from '../../testing/tie-games.ts';
import type { TieGames, TieUser } from '../../testing/tie-games.ts';
import { forgetCheckIns } from './check-in.ts';

let podium: TieGames['podium'];
let mia: TieUser;
const [heat] = tieUnits.heats as [string];
const [chess] = tieUnits.chess as [string];

beforeAll(async () => {
  ({ podium, referee: mia } = await tieGames(gamesAt(lateMorning)));
});
afterAll(async () => podium.stop());

const path = (unit: string): string => `/api/v1/desk/results/${encodeURIComponent(unit)}`;
const sheet = async (unit: string): Promise<ResultSheet> => mia.get(path(unit));
const here = (competitor: string, isHere = true, waitMs = 0) => ({
  id: randomUUID(),
  at: new Date(Date.now() - waitMs).toISOString(),
  do: 'here',
  competitor,
  isHere,
});
const send = async (unit: string, steps: readonly object[], user = mia): Promise<Response> =>
  user.post(`${path(unit)}/steps`, { steps, sentAt: new Date().toISOString() });
const states = async (unit: string): Promise<(boolean | null)[]> =>
  (await sheet(unit)).lines.map(({ isHere }) => isHere);
const desk = async (unit: string): Promise<WatchedContestItem> => {
  const { places } = await mia.get<ContestDesk>('/api/v1/desk/contest-desk');
  return places.flatMap(({ needy, on, next }) => [...needy, ...on, ...next]).find((item) => item.unit.id === unit)!;
};

test('a check-in is shown on the sheet and in the list of the day, which names the missing, and does not begin the contest', async () => {
  const { lines, version, history, status } = await sheet(chess);
  expect((await desk(chess)).checkIn).toBeNull();
  expect((await send(chess, [here(lines[0]!.competitor.id)])).status).toBe(200);
  expect(await states(chess)).toEqual([true, null]);
  expect((await desk(chess)).checkIn).toEqual({ here: 1, total: 2, missing: ['Team C1'] });
  const after = await sheet(chess);
  expect([after.version, after.history, after.status]).toEqual([version, history, status]);
  const { rows } = await podium.database.pool.query(
    "select from feed.journal where header ->> 'type' = 'result.enter'",
  );
  expect(rows, 'nothing of it is in the journal').toEqual([]);
});

test('the later of two check-ins counts, even if the earlier one arrives after it', async () => {
  const { id } = (await sheet(chess)).lines[1]!.competitor;
  await Promise.all([send(chess, [here(id, true)]), send(chess, [here(id, false, 60_000)])]);
  expect(await states(chess)).toEqual([true, true]);
  await send(chess, [here(id, false)]);
  expect(await states(chess)).toEqual([true, false]);
});

test("a scorer's link checks competitors in, and an entry with an unknown competitor does not delay the others", async () => {
  const response = await mia.post(`${path(heat)}/links`, { label: 'Call room', hours: 4 });
  const link = ((await response.json()) as { url: string }).url.split('#')[1]!;
  const [first] = (await sheet(heat)).lines;
  const [good, bad] = [here(first!.competitor.id), here('nobody')];
  const score = async (body: object): Promise<Response> =>
    fetch(`${podium.url}/api/v1/score`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = (await (await score({ link, steps: [good, bad] })).json()) as ScorerAnswer;
  expect(answer).toMatchObject({ taken: [good.id], refused: [{ id: bad.id, message: 'unknownCompetitor' }] });
  expect(answer.sheet.lines[0]!.isHere).toBe(true);
  expect((await score({ link: 'x'.repeat(32), steps: [good] })).status).toBe(401);
});

test('a request of an account is stored as a whole or not at all', async () => {
  const id = (await sheet(heat)).lines[1]!.competitor.id;
  const response = await send(heat, [here(id), here('nobody')]);
  const { error } = (await response.json()) as ErrorAnswer;
  expect([response.status, error.fields]).toEqual([422, [{ field: 'steps.1', message: 'unknownCompetitor' }]]);
  expect((await states(heat))[1]).toBeNull();
});

test('a check-in needs a right over the contest, and a malformed one is refused', async () => {
  const { id } = (await sheet(chess)).lines[0]!.competitor;
  const judo = await signUpUser(podium, { grant: 'referee', scope: 'discipline JUD' });
  expect((await send(chess, [here(id)], judo)).status).toBe(403);
  expect((await send(chess, [here(id)], await signUpUser(podium))).status).toBe(403);
  expect((await send('nope', [here(id)])).status).toBe(404);
  expect((await send(chess, [{ ...here(id), isHere: 'yes' }])).status).toBe(422);
});

test('no public document contains a check-in', async () => {
  const answer = await podium.get(`/api/v1/units/${encodeURIComponent(chess)}`);
  expect(JSON.stringify(await answer.json())).not.toContain('isHere');
});

test('check-ins are refused once the contest has ended', async () => {
  const { id } = (await sheet(chess)).lines[0]!.competitor;
  const step = (draft: object): object => ({ id: randomUUID(), at: new Date().toISOString(), ...draft });
  await send(chess, [step({ do: 'begin' })]);
  expect((await states(chess))[0]).toBe(true);
  await send(chess, [step({ do: 'winner', side: 'home' }), step({ do: 'finish' })]);
  expect(await states(chess)).toEqual([null, null]);
  expect((await send(chess, [here(id)])).status).toBe(422);
  const { pool } = podium.database;
  const partition = (await publicPartition(pool))!;
  const units = new Map([
    [chess, { status: 'UNOFFICIAL' as const }],
    [heat, { status: 'START_LIST' as const }],
  ]);
  await transaction(pool, async (client) => forgetCheckIns(client, { partition, units }));
  const { rows } = await pool.query('select distinct unit from results.check_ins');
  expect(rows).toEqual([{ unit: heat }]);
});
