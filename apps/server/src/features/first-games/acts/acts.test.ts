/** Acts on published events, and taking back a publication, over HTTP. */
import type {
  ErrorAnswer,
  ActPreview,
  EventAnswer,
  FirstGamesAnswer,
  FirstGamesWaiting,
  PlanAct,
  PlanPreview,
  ResultSheet,
  UnitAnswer,
  OpenTies,
} from '@podium/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { people, race, schoolPlan } from '../testing/school-plan.ts';

const path = '/api/v1/desk/first-games';
const heat1 = 'ATHW100M--------------HEAT000100';
const heat2 = 'ATHW100M--------------HEAT000200';
const chess = {
  ...race,
  id: 'chess',
  code: 'CHESS',
  name: { en: 'Chess' },
  discipline: 'X01',
  template: { kind: 'swiss', rounds: 3 },
  entries: { kind: 'individual', items: people(5) },
} as const;
const singles = {
  ...race,
  id: 'singles',
  code: 'SINGLES',
  name: { en: 'Singles' },
  discipline: 'BDM',
  template: { kind: 'knockout', hasBronze: false },
  entries: { kind: 'individual', items: people(4) },
} as const;
const plan = {
  ...schoolPlan,
  sports: [...schoolPlan.sports, { code: 'X01', name: { en: 'Chess' } }, { code: 'BDM', name: { en: 'Badminton' } }],
  events: [...schoolPlan.events, chess, singles],
};
const ana = { id: '7900', familyName: 'Souza', givenName: 'Ana', delegation: 'd1' };

let podium: TestPodium;
let mia: Awaited<ReturnType<typeof signUpUser>>;
let version = 0;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  mia = await signUpUser(podium, { grant: 'manager' });
  await send('PUT', '', plan);
  await send('POST', '/publish', {});
});
afterAll(async () => podium.stop());

/** Sends a change of the version that was seen last. */
async function send(method: 'PUT' | 'POST', below: string, body: object): Promise<Response> {
  const response = await mia.ask(method, `${path}${below}`, body, { 'if-match': `"${version}"` });
  if (response.status === 200) ({ version } = (await response.clone().json()) as FirstGamesAnswer);
  return response;
}
const preview = async (act: PlanAct): Promise<ActPreview> =>
  (await (await mia.post(`${path}/acts/preview`, { act })).json()) as ActPreview;
const unit = async (id: string): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${id}`)).json()) as UnitAnswer;
const lanes = async (id: string): Promise<string[]> =>
  (await unit(id)).startList.map(({ startOrder, competitor }) => `${startOrder} ${competitor.id}`);

async function finish(id: string, steps: (sheet: ResultSheet) => object[]): Promise<void> {
  const sheet = await mia.get<ResultSheet>(`/api/v1/desk/results/${id}`);
  const step = (more: object): object => ({ id: randomUUID(), at: new Date().toISOString(), ...more });
  const all = [{ do: 'begin' }, ...steps(sheet), { do: 'finish' }].map(step);
  expect((await mia.post(`/api/v1/desk/results/${id}/steps`, { steps: all })).status).toBe(200);
  const { version: seen } = await mia.get<ResultSheet>(`/api/v1/desk/results/${id}`);
  const confirmed = await mia.post(`/api/v1/desk/results/${id}/confirm`, { seen, nonce: randomUUID() });
  expect(confirmed.status).toBe(200);
}

test('a late entry is previewed with lane and heat, and is public as soon as it is confirmed', async () => {
  const act: PlanAct = { do: 'enter', event: 'race', entrant: ana };
  const seen = await preview(act);
  expect(seen).toMatchObject({
    othersStay: true,
    refusals: [],
    changes: [{ kind: 'takes', name: 'Ana Souza', places: [{ contest: { en: 'Heat 2' }, lane: 7 }] }],
  });
  const before = await lanes(heat2);
  const answer = (await (await send('POST', '/acts', { act })).json()) as FirstGamesAnswer;
  expect(await lanes(heat2)).toEqual([...before, '7 7900']);
  expect(answer).toMatchObject({ canTakeBack: true, publishedVersion: version });
  expect(JSON.stringify(answer.plan)).toContain('Souza');
});

test('a change based on an older version is refused, and names the user who was faster', async () => {
  const response = await mia.ask(
    'POST',
    `${path}/acts`,
    { act: { do: 'withdraw', event: 'race', entrant: '7000' } },
    { 'if-match': `"${version - 1}"` },
  );
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { fields: [{ field: 'version', message: mia.username }] } });
});

test('undoing an act removes it from the start list and from the plan, and is in the audit', async () => {
  const seen = await mia.get<PlanPreview>(`${path}/take-back`);
  expect(seen.events).toMatchObject([{ event: 'race', kind: 'changed', withdrawn: ['Ana Souza'] }]);
  const answer = (await (await send('POST', '/take-back', {})).json()) as FirstGamesAnswer;
  expect((await lanes(heat2)).join(' ')).not.toContain('7900');
  expect(answer).toMatchObject({ canTakeBack: false, publishedVersion: version });
  expect(JSON.stringify(answer.plan)).not.toContain('Souza');
  expect((await send('POST', '/take-back', {})).status).toBe(409);
  const { rows } = await podium.database.pool.query(`select type, by from people.actions where type like 'plan.%'`);
  expect(rows).toEqual(['plan.publish', 'plan.act', 'plan.take-back'].map((type) => ({ type, by: mia.id })));
});

test('contests that have begun refuse changes, and the restoring of the previous plan, by name', async () => {
  const act: PlanAct = { do: 'enter', event: 'race', entrant: ana };
  expect((await send('POST', '/acts', { act })).status).toBe(200);
  await finish(heat2, ({ lines }) =>
    lines.map(({ competitor }, index) => ({ do: 'mark', competitor: competitor.id, mark: `1${index}.50`, irm: null })),
  );
  const refused = await send('POST', '/take-back', {});
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { fields: [{ field: 'events', message: '100 m: Heat 2 (Ana Souza)' }] },
  });
  const withdrawal: PlanAct = { do: 'withdraw', event: 'race', entrant: '7900' };
  expect((await preview(withdrawal)).refusals).toMatchObject([
    { kind: 'begun', names: ['Ana Souza'], contests: [{ en: 'Heat 2' }] },
  ]);
  expect((await send('POST', '/acts', { act: withdrawal })).status).toBe(409);
  expect((await unit(heat2)).status).toBe('OFFICIAL');
});

test('a substitute takes the lane of another heat, and the official heat stays', async () => {
  const before = await lanes(heat1);
  const [first] = (await unit(heat1)).startList;
  const leaving = first!.competitor.id!;
  const act: PlanAct = {
    do: 'replace',
    event: 'race',
    entrant: leaving,
    by: { ...ana, id: '7901', familyName: 'Lima' },
  };
  expect((await send('POST', '/acts', { act })).status).toBe(200);
  expect(await lanes(heat1)).toEqual(before.map((lane) => lane.replace(leaving, '7901')));
  expect((await unit(heat2)).status).toBe('OFFICIAL');
});

test('a manual start list is refused for a game of a Swiss tournament, because the draw makes its pairings', async () => {
  const game = 'X01WCHESS-------------SWS-010100';
  const starters = (await unit(game)).startList
    .toReversed()
    .map(({ competitor }) => ({ competitor: competitor.id, start: null }));
  const steps = [{ id: randomUUID(), at: new Date().toISOString(), do: 'starters', starters }];
  const response = await mia.post(`/api/v1/desk/results/${game}/steps`, { steps });
  const { error } = (await response.json()) as ErrorAnswer;
  expect([response.status, error.fields]).toEqual([422, [{ field: 'steps.0', message: 'paired' }]]);
});

test('the next round of a Swiss tournament waits for the previous one, and the response names its games', async () => {
  const act: PlanAct = { do: 'drawRound', event: 'chess', round: 2 };
  expect((await mia.get<FirstGamesWaiting>(`${path}/waiting`)).rounds).toEqual([]);
  expect((await preview(act)).refusals).toMatchObject([
    { kind: 'roundOpen', contests: [{ en: 'Round 1, Board 1' }, { en: 'Round 1, Board 2' }] },
  ]);
  for (const board of ['SWS-010100', 'SWS-010200'])
    await finish(`X01WCHESS-------------${board}`, ({ lines }) =>
      lines.map(({ competitor }, index) => ({
        do: 'mark',
        competitor: competitor.id,
        mark: String(index),
        irm: null,
      })),
    );
  // One round of three is official: it decides neither the ranking nor a medal.
  const event = (await (await podium.get('/api/v1/events/X01WCHESS')).json()) as EventAnswer;
  expect([event.ranking, event.medallists]).toEqual([null, []]);
  expect((await mia.get<OpenTies>('/api/v1/desk/open-ties')).items).toEqual([]);
  expect((await mia.get<FirstGamesWaiting>(`${path}/waiting`)).rounds).toEqual([
    { event: 'chess', publicId: 'X01WCHESS', names: { en: 'Chess' }, round: 2 },
  ]);
  const { changes, refusals } = await preview(act);
  expect(refusals).toEqual([]);
  expect(changes.map((change) => 'contest' in change && change.contest.en)).toEqual([
    'Round 2, Board 1',
    'Round 2, Board 2',
    'Round 2, Bye',
  ]);
  expect((await send('POST', '/acts', { act })).status).toBe(200);
  expect((await mia.get<FirstGamesWaiting>(`${path}/waiting`)).rounds).toEqual([]);
  expect((await unit('X01WCHESS-------------SWS-020100')).startList).toHaveLength(2);
  expect((await unit('X01WCHESS-------------SWS-010100')).status).toBe('OFFICIAL');
});

test('only managers change events after the draw and undo such changes', async () => {
  const guest = await signUpUser(podium);
  const statuses = await Promise.all([
    guest.ask('POST', `${path}/acts/preview`, { act: { do: 'withdraw', event: 'race', entrant: '7000' } }),
    guest.ask('POST', `${path}/acts`, { act: { do: 'withdraw', event: 'race', entrant: '7000' } }),
    guest.ask('GET', `${path}/take-back`),
    guest.ask('POST', `${path}/take-back`, {}),
    guest.ask('GET', `${path}/waiting`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('a withdrawal is refused if a final that waits for the contest has its other finalist already, and the refusal names it', async () => {
  const [first, second] = ['000100', '000200'].map((number) => `BDMWSINGLES-----------SFNL${number}`);
  await finish(second!, () => [
    { do: 'period-score', period: 'G1', home: 21, away: 9 },
    { do: 'period-score', period: 'G2', home: 21, away: 9 },
  ]);
  const final = 'BDMWSINGLES-----------FNL-000100';
  const before = await lanes(final);
  expect(before.join(' ')).toMatch(/700\d/u);
  const leaving = (await unit(first!)).startList[0]!.competitor;
  const act: PlanAct = { do: 'withdraw', event: 'singles', entrant: leaving.id! };
  expect((await preview(act)).refusals).toMatchObject([{ kind: 'begun', contests: [{ en: 'Final' }] }]);
  expect((await send('POST', '/acts', { act })).status).toBe(409);
  expect(await lanes(final)).toEqual(before);
});
