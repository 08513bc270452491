/** Special awards from the form of an organizer to every document that shows them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskItemAnswer, Document, SpecialAwardsAnswer } from '@podium/contract';
import { exampleGames } from '../../../testing/example-games.ts';
import type { ExampleGames } from '../../../testing/example-games.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let games: ExampleGames;
let publisher: Visitor;
/** An athlete of Aurora in the 200 m freestyle. */
const swimmer = '7100101';
let team: Document<'participant'>;

const item = (id: string): string => `/api/v1/desk/content/special-award/${id}`;

async function publish(id: string, data: object): Promise<Response> {
  const body = { data, order: null, basedOn: null };
  await publisher.ask('PUT', `${item(id)}/draft`, body, { 'if-match': '"0"' });
  const response = await publisher.ask('POST', `${item(id)}/publish`, {}, { 'if-match': '"1"' });
  await games.settle();
  return response;
}

const read = async (query = ''): Promise<SpecialAwardsAnswer['items']> =>
  (await games.json<SpecialAwardsAnswer>(`/api/v1/special-awards${query}`)).items;
const idsOf = async (query: string): Promise<string[]> => (await read(query)).map(({ id }) => id);

beforeAll(async () => {
  games = await exampleGames(undefined, { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' });
  publisher = await signUpUser(games, { grant: 'publisher' });
  const teams = await games.json<Document<'participants'>>('/api/v1/participants?kind=teams');
  team = await games.json(`/api/v1/participants/${teams.items.find(({ members }) => members)!.id}`);
  const awards = {
    'best-start': {
      name: { en: 'Best start', fr: 'Meilleur départ' },
      event: 'SWMW200MFR',
      day: '2026-10-12',
      people: [swimmer],
    },
    'fair-play': {
      name: { en: 'Fair play award' },
      reason: { en: 'Inês LUMAR waited for a rival' },
      day: '2026-10-13',
      start: '2026-10-13T19:00:00-03:00',
      delegations: ['AUR'],
    },
    'best-team': { name: { en: 'Best team' }, discipline: 'SWM', day: '2026-10-12', teams: [team.id] },
    'last-cup': { name: { en: 'Cup of the committee' }, day: '2026-10-18' },
  };
  for (const [id, data] of Object.entries(awards)) await publish(id, data);
});
afterAll(async () => games.stop());

test('a list has the awards of all Games by day, with people, teams and delegations as winners', async () => {
  expect(await idsOf('')).toEqual(['best-start', 'best-team', 'fair-play', 'last-cup']);
  const [start, best, fair, cup] = await read('?lang=fr');
  expect(start).toMatchObject({
    name: { text: 'Meilleur départ', lang: 'fr' },
    discipline: { key: 'swm' },
    event: { id: 'SWMW200MFR' },
    winners: [{ id: swimmer, type: 'athlete', organisation: { code: 'AUR' } }],
  });
  expect(best!.winners).toMatchObject([{ id: team.id, type: 'team' }]);
  expect(fair).toMatchObject({ discipline: null, winners: [], delegations: [{ code: 'AUR' }] });
  expect(cup).toMatchObject({ winners: [], delegations: [], start: null });
});

test('the awards of the whole Games can be read alone', async () => {
  expect(await idsOf('?scope=games')).toEqual(['fair-play', 'last-cup']);
});

test('a sport, a profile and a delegation have their own awards, a member those of the team', async () => {
  expect(await idsOf('?discipline=swm')).toEqual(['best-start', 'best-team']);
  expect(await idsOf(`?winner=${swimmer}`)).toContain('best-start');
  expect(await idsOf(`?winner=${team.memberList[0]!.id}`)).toContain('best-team');
  expect(await idsOf('?winner=7100104')).not.toContain('best-start');
  expect(await idsOf('?delegation=AUR')).toEqual(expect.arrayContaining(['best-start', 'fair-play']));
  expect(await idsOf('?delegation=DUN')).not.toContain('fair-play');
});

test('hidden results hide winners and reasons, and no filter reveals them', async () => {
  const hidden = await games.json<Partial<SpecialAwardsAnswer>>(`/api/v1/special-awards?winner=${swimmer}&veil=1`);
  expect(hidden.items!.map(({ id }) => id)).toEqual(['best-start', 'best-team', 'fair-play', 'last-cup']);
  expect(JSON.stringify(hidden)).not.toMatch(/LUMAR|AUR|waited/u);
});

test('the form refuses a team that the Games do not have', async () => {
  const refused = await publish('odd', { name: { en: 'Odd' }, day: '2026-10-12', teams: ['NOBODY'] });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { fields: [{ field: 'teams' }] } });
});

test('an award is withdrawn and given again', async () => {
  const { published } = await publisher.get<DeskItemAnswer>(item('best-team'));
  const body = { entry: published!.entry, reason: 'Given to the wrong team' };
  const withdrawn = await publisher.ask('POST', `${item('best-team')}/withdraw`, body);
  expect(withdrawn.status).toBe(200);
  await games.settle();
  expect(await idsOf('?discipline=swm')).toEqual(['best-start']);
  const data = { name: { en: 'Best team' }, discipline: 'SWM', day: '2026-10-12', teams: [team.id] };
  expect((await publish('best-team', data)).status).toBe(200);
  expect(await idsOf('?discipline=swm')).toEqual(['best-start', 'best-team']);
});

test('open data has one row for each winner, and one for an award that is not decided', async () => {
  const { items } = await games.json<{ items: Record<string, unknown>[] }>('/api/v1/open-data/specialAwards.json');
  expect(items.map(({ award, winnerType, organisation }) => [award, winnerType, organisation])).toEqual([
    ['best-start', 'athlete', 'AUR'],
    ['best-team', 'team', team.organisation?.code],
    ['fair-play', 'delegation', 'AUR'],
    ['last-cup', null, null],
  ]);
});
