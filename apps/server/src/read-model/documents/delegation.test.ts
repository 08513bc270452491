import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  DelegationAnswer,
  MedallistsAnswer,
  MedalsAnswer,
  ProfileAnswer,
  ScheduleDayAnswer,
  SearchAnswer,
} from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const ids = (items: readonly { id: string }[]): string[] => items.map((item) => item.id);
const roadRace = 'CRDMRR----------------FNL-000100';

test('a delegation has its place in the medal table, its people, their sports, and their next start', async () => {
  const answer = await games.json<DelegationAnswer>('/api/v1/delegations/AUR');
  const table = await games.json<MedalsAnswer>('/api/v1/medals');
  const { rank, gold, silver, bronze, total } = table.rows.find((row) => row.organisation.code === 'AUR')!;
  expect([answer.rank, answer.medals]).toEqual([rank, { gold, silver, bronze, total }]);
  expect([answer.athletes, answer.teams, answer.officials]).toEqual([7, 1, 1]);
  expect(
    answer.disciplines.map((discipline) => [discipline.key, discipline.athletes, discipline.medals.total]),
  ).toEqual([
    ['swm', 1, 1],
    ['ath', 1, 1],
    ['vvo', 2, 0],
    ['jud', 1, 1],
    ['wre', 1, 0],
    ['cyc', 1, 0],
  ]);
  expect(answer.days).toEqual(answer.days.toSorted());
  expect(answer.latest[0]!.id).toBe(roadRace);
});

test('a delegation names its medalists, gold first, as the list of all medalists does', async () => {
  const all = await games.json<MedallistsAnswer>('/api/v1/medals/all/medallists');
  const order = ['gold', 'silver', 'bronze'];
  const colors: string[] = [];
  for (const code of ['AUR', 'CRL', 'ESM']) {
    const { medallists, medals } = await games.json<DelegationAnswer>(`/api/v1/delegations/${code}`);
    const expected = all.items.filter(({ organisation }) => organisation?.code === code);
    expect(medallists).toHaveLength(expected.length);
    expect(medallists).toEqual(expect.arrayContaining(expected));
    expect(medallists.filter(({ event }) => !event.isExhibition).length).toBeGreaterThanOrEqual(medals.total);
    const counted = medallists.filter(({ event }) => !event.isExhibition).map(({ medal }) => medal);
    expect(counted).toEqual(counted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    colors.push(...counted);
  }
  expect(new Set(colors).size).toBeGreaterThan(1);
});

test('a delegation is found by its code in lower case; an unknown or malformed code is not found', async () => {
  expect((await games.json<DelegationAnswer>('/api/v1/delegations/aur')).organisation.code).toBe('AUR');
  expect(await games.errorOf('/api/v1/delegations/XXX')).toEqual([404, 'notFound']);
  expect(await games.errorOf(`/api/v1/delegations/${'X'.repeat(21)}`)).toEqual([400, 'badRequest']);
  expect(await games.errorOf('/api/v1/participants/AUR')).toEqual([404, 'notFound']);
});

test('a day of a delegation contains the race in which its rider is fourth, beyond the three that a row shows', async () => {
  const day = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17?delegation=AUR');
  expect(ids(day.items)).toEqual([roadRace]);
  expect(day.items[0]!.competitors!.map((competitor) => competitor.organisation!.code)).not.toContain('AUR');
  const heats = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-12?delegation=aur');
  expect(ids(heats.items)).toEqual(['SWMW200MFR------------HEAT000100', 'SWMW200MFR------------FNL-000100']);
});

test('a team of several delegations is listed for each of them', async () => {
  const day = '/api/v1/schedule/days/2026-10-11?delegation=CRL';
  const match = 'VVOWTEAM6-------------GPA-000100';
  expect(ids((await games.json<ScheduleDayAnswer>(day)).items)).not.toContain(match);
  await games.send('messages/result-vvo-match.xml', {
    'Version="38"': 'Version="39"',
    '<Athlete Code="7100301"': '<Athlete Code="7100901"',
  });
  expect(ids((await games.json<ScheduleDayAnswer>(day)).items)).toContain(match);
});

test('a new result updates a delegation and its day', async () => {
  const path = '/api/v1/delegations/FLV';
  const before = await games.json<DelegationAnswer>(path);
  await games.send('messages/result-crd-road-race.xml', {
    'Version="21"': 'Version="22"',
    'ResultStatus="OFFICIAL"': 'ResultStatus="LIVE"',
    'Code="7100904"': 'Code="7100501"',
    'Organisation="AUR"': 'Organisation="FLV"',
  });
  const after = await games.json<DelegationAnswer>(path);
  expect(ids(before.live)).toEqual([]);
  expect(ids(after.live)).toEqual([roadRace]);
  const day = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17?delegation=FLV');
  expect(ids(day.items)).toEqual([roadRace]);
});

test('a team named like its delegation is translated with it; another keeps its name', async () => {
  const fetchName = async (id: string, language: string): Promise<string> =>
    (await games.json<ProfileAnswer>(`/api/v1/participants/${id}?lang=${language}`)).name;
  await games.send('base/02-codes-organisation-por.xml', {
    'Version="1"': 'Version="2"',
    'Description="Aurora" Long': 'Description="Alvorada" Long',
  });
  expect(await fetchName('VVOWTEAM6---AUR01', 'en')).toBe('Aurora');
  expect(await fetchName('VVOWTEAM6---AUR01', 'pt')).toBe('Alvorada');
  await games.send('base/19-partic-teams-vvo.xml', { 'Version="1"': 'Version="2"', 'Name="Aurora"': 'Name="Blue"' });
  expect(await fetchName('VVOWTEAM6---AUR01', 'pt')).toBe('Blue');
});

test('a delegation found by search has its flag', async () => {
  const { organisations } = await games.json<SearchAnswer>('/api/v1/search?query=auro');
  expect(organisations.map(({ id, organisation }) => [id, organisation.code])).toEqual([['AUR', 'AUR']]);
});

test("a row of a delegation's page shows the places of its own people and the medal of the awards", async () => {
  const ownIn = async (code: string, unit: string): Promise<DelegationAnswer['latest'][number]['own']> =>
    (await games.json<DelegationAnswer>(`/api/v1/delegations/${code}`)).latest.find(({ id }) => id === unit)!.own;
  await games.send('messages/result-crd-road-race.xml', { 'Version="21"': 'Version="23"' });
  expect(await ownIn('ESM', roadRace)).toMatchObject([
    { competitor: { id: '7100902' }, rank: '2', result: '1:36:07', resultType: 'TIME', diff: '+0', medal: 'silver' },
  ]);
  const [rider] = (await ownIn('AUR', roadRace))!;
  expect([rider!.competitor.id, rider!.rank, rider!.irm, rider!.medal]).toEqual(['7100904', null, 'DNF', undefined]);
  // A head-to-head row shows both sides already.
  expect(await ownIn('AUR', 'VVOWTEAM6-------------GPA-000100')).toBeUndefined();
});

test('a day of a delegation has the results of its people, while the day of all shows nobody in particular', async () => {
  const fetchOwn = async (code: string): Promise<ScheduleDayAnswer['items'][number]['own']> =>
    (await games.json<ScheduleDayAnswer>(`/api/v1/schedule/days/2026-10-17?delegation=${code}`)).items.find(
      ({ id }) => id === roadRace,
    )!.own;
  expect(await fetchOwn('ESM')).toMatchObject([{ competitor: { id: '7100902' }, rank: '2', medal: 'silver' }]);
  expect(await fetchOwn('AUR')).toMatchObject([{ competitor: { id: '7100904' }, irm: 'DNF' }]);
  const all = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17');
  expect(all.items.filter(({ own }) => own)).toEqual([]);
});

test('the three best of a delegation are named and the others counted, and a new rank is shown even if the leader stays', async () => {
  const path = '/api/v1/delegations/ESM';
  const race = async (): Promise<DelegationAnswer['latest'][number]> =>
    (await games.json<DelegationAnswer>(path)).latest.find(({ id }) => id === roadRace)!;
  const ownResults = ({ own }: DelegationAnswer['latest'][number]): unknown =>
    own!.map(({ competitor, rank, irm }) => [competitor.id, rank ?? irm]);
  const ofOne = { 'Organisation="CRL"': 'Organisation="ESM"', 'Organisation="BRS"': 'Organisation="ESM"' };
  const all = { ...ofOne, 'Organisation="AUR"': 'Organisation="ESM"' };
  await games.send('messages/result-crd-road-race.xml', { 'Version="21"': 'Version="24"', ...all });
  const before = await race();
  expect([ownResults(before), before.ownMore]).toEqual([
    [
      ['7100901', '1'],
      ['7100902', '2'],
      ['7100903', '3'],
    ],
    1,
  ]);
  await games.send('messages/result-crd-road-race.xml', {
    'Version="21"': 'Version="25"',
    ...ofOne,
    'Rank="3" ResultType': 'Rank="5" ResultType',
  });
  const after = await race();
  expect([ownResults(after), after.ownMore]).toEqual([
    [
      ['7100901', '1'],
      ['7100902', '2'],
      ['7100903', '5'],
    ],
    undefined,
  ]);
});
