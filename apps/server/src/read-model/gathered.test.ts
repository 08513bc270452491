import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveMessage } from '@podium/contract';
import type {
  DisciplineAnswer,
  DisciplineEventsAnswer,
  GamesAnswer,
  MedallistsAnswer,
  MedalsAnswer,
  ParticipantsAnswer,
  ProfileAnswer,
  RankingAnswer,
  ScheduleDayAnswer,
  ScheduleGridAnswer,
  SearchAnswer,
  UnitAnswer,
} from '@podium/contract';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { SseClient } from '../testing/sse-client.ts';
import { loadSnapshot } from './snapshot/snapshot.ts';

const codeSet = (code: string, name: string): string =>
  `<CodeSet Code="${code.padEnd(34, '-')}" Discipline="${code}"><Language Language="ENG" Description="${name}"/></CodeSet>`;

/** Games with a road race and a mountain bike race that have the same name, trampoline and shooting. */
let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
  await games.send('base/03-codes-discipline.xml', {
    'Version="1"': 'Version="2"',
    '  </Competition>': `${codeSet('MTB', 'Cycling Mountain Bike')}${codeSet('GTR', 'Trampoline Gymnastics')}</Competition>`,
  });
  await games.send('base/04-codes-event.xml', {
    'Version="1"': 'Version="2"',
    '<CodeSet Code="CRDMRR----------------------------" Discipline="CRD"': `<CodeSet Code="MTBMRR----------------------------" Discipline="MTB" Gender="M" Event="RR----------------" Order="1">
      <Language Language="ENG" Description="Men's Road Race"/></CodeSet><CodeSet Code="CRDMRR----------------------------" Discipline="CRD"`,
  });
  for (const file of ['base/18-partic-crd.xml', 'messages/result-crd-road-race.xml', 'messages/medallists-crd.xml'])
    await games.send(file, { CRD: 'MTB', '71009': '71019' });
  for (const code of ['MTB', 'GTR', 'SHO']) await games.send('base/30-schedule-crd.xml', { CRD: code });
});
afterAll(async () => games.stop());

const road = 'CRDMRR----------------FNL-000100';
const trail = 'MTBMRR----------------FNL-000100';
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('cycling, of which the feed makes several disciplines', () => {
  test('is one discipline in the list of the Games, in the grid and in the search', async () => {
    const { disciplines } = await games.json<GamesAnswer>('/api/v1/games');
    const cycling = { key: 'cyc', code: 'CYC', name: 'Cycling' };
    expect(disciplines.filter(({ key }) => ['cyc', 'crd', 'mtb'].includes(key))).toEqual([
      { ...cycling, events: 2, units: 2 },
    ]);
    const { rows } = await games.json<ScheduleGridAnswer>('/api/v1/schedule/grid');
    const row = rows.find(({ discipline }) => discipline?.key === 'cyc');
    expect(row?.cells).toMatchObject([{ day: '2026-10-17', units: 2, medalUnits: 2 }]);
    const results = await games.json<SearchAnswer>('/api/v1/search?query=cycl');
    expect(ids(results.disciplines)).toEqual(['cyc']);
    expect(results.events.map(({ discipline }) => discipline)).toEqual(['cyc', 'cyc']);
  });

  test.each([
    ['en', 'Cycling'],
    ['es', 'Ciclismo'],
    ['pt', 'Ciclismo'],
    ['az', 'Velosiped idmanı'],
    ['ar', 'الدراجات الهوائية'],
    ['fr', 'Cyclisme'],
  ])('has its own name in %s', async (language, name) => {
    expect((await games.json<DisciplineAnswer>(`/api/v1/disciplines/cyc?lang=${language}`)).name).toBe(name);
  });

  test('has events that keep their codes, are grouped by branch, and name the branch if their names are the same', async () => {
    const { items } = await games.json<DisciplineEventsAnswer>('/api/v1/disciplines/cyc/events');
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ['CRDMRR', "Men's Road Race (Cycling Road)"],
      ['MTBMRR', "Men's Road Race (Cycling Mountain Bike)"],
    ]);
    const unit = await games.json<UnitAnswer>(`/api/v1/units/${trail}`);
    expect([unit.code, unit.discipline?.key, unit.event?.id]).toEqual([`${trail}--`, 'cyc', 'MTBMRR']);
    expect(unit.name).toBe("Men's Road Race (Cycling Mountain Bike) - Final");
  });

  test('has a page that counts the events, units and athletes of all branches', async () => {
    const answer = await games.json<DisciplineAnswer>('/api/v1/disciplines/cyc');
    expect(answer).toMatchObject({ key: 'cyc', code: 'CYC', events: 2, units: 2, athletes: 8 });
    expect(ids(answer.latest).toSorted()).toEqual([road, trail]);
  });

  test('has the medals of all its branches, in table, lists and race', async () => {
    for (const path of ['/medals?discipline=cyc', '/disciplines/cyc/medals']) {
      const { awarded, events } = await games.json<MedalsAnswer>(`/api/v1${path}`);
      expect([awarded, events], path).toEqual([
        { gold: 2, silver: 2, bronze: 2, total: 6 },
        { decided: 2, total: 2 },
      ]);
    }
    const { items } = await games.json<MedallistsAnswer>('/api/v1/medals/cyc/medallists');
    expect([...new Set(items.map(({ discipline, event }) => `${discipline.key} ${event.id}`))]).toEqual([
      'cyc CRDMRR',
      'cyc MTBMRR',
    ]);
    const race = await games.json<{ rows: { totals: number[] }[] }>('/api/v1/medals/cyc/race');
    expect(race.rows.map(({ totals }) => totals.at(-1))).toEqual([2, 2, 2]);
  });

  test('has the people, the program of a day and the rankings of all its branches', async () => {
    expect((await games.json<ParticipantsAnswer>('/api/v1/participants?discipline=cyc')).total).toBe(8);
    const day = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17?discipline=cyc');
    expect(ids(day.items).toSorted()).toEqual([road, trail]);
    const { disciplines } = await games.json<ProfileAnswer>('/api/v1/participants/7101901');
    expect(disciplines.map(({ key }) => key)).toEqual(['cyc']);
    for (const code of ['CRD', 'MTB']) await games.send('messages/ranking-swm.xml', { SWM: code, W200MFR: 'MRR----' });
    const { items } = await games.json<RankingAnswer>('/api/v1/disciplines/cyc/ranking');
    expect(items.map(({ event }) => event.id)).toEqual(['CRDMRR', 'MTBMRR']);
  });

  test('has a calendar with all its races', async () => {
    const text = await (await games.get('/calendar/discipline-cyc.ics')).text();
    expect(text.match(/^UID:(CRD|MTB)MRR/gm)).toHaveLength(2);
    expect(text.replaceAll('\r\n ', '')).toContain(`/discipline/cyc/results/${road}`);
  });

  test('is in the sitemap, and its branches are not', async () => {
    const text = await (await games.get('/sitemap.xml')).text();
    expect(text).toContain('/discipline/cyc<');
    expect(text).not.toMatch(/\/(?:discipline|medals)\/(?:crd|mtb|gtr|sho)</);
  });
});

test('a sport with another code in the feed is published under our code, and named as by the Games', async () => {
  expect(await games.json('/api/v1/disciplines/tra')).toMatchObject({ code: 'TRA', name: 'Trampoline Gymnastics' });
  expect(await games.json('/api/v1/disciplines/shs')).toMatchObject({ code: 'SHS', name: 'Shooting' });
});

describe("the feed's own key", () => {
  test.each([
    ['/api/v1/disciplines/crd', '/api/v1/disciplines/cyc'],
    ['/api/v1/disciplines/gtr/schedule?lang=ar', '/api/v1/disciplines/tra/schedule?lang=ar'],
    ['/api/v1/medals/mtb/medallists?day=2026-10-17', '/api/v1/medals/cyc/medallists?day=2026-10-17'],
    ['/api/v1/medals?lang=fr&discipline=sho&sort=total', '/api/v1/medals?lang=fr&discipline=shs&sort=total'],
    ['/api/v1/schedule/days/2026-10-17?discipline=bmx', '/api/v1/schedule/days/2026-10-17?discipline=cyc'],
    ['/api/v1/participants?discipline=crd&kind=teams', '/api/v1/participants?discipline=cyc&kind=teams'],
    ['/calendar/discipline-crd.ics', '/calendar/discipline-cyc.ics'],
    ['/calendar/discipline-gtr.ics?lang=pt', '/calendar/discipline-tra.ics?lang=pt'],
  ])('at %s redirects permanently to ours', async (path, to) => {
    const response = await fetch(games.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect((await games.get(path)).url).toBe(games.url + to);
    expect((await games.get(path)).status).toBe(200);
  });

  test('is open to pages elsewhere, like every read', async () => {
    const response = await fetch(`${games.url}/api/v1/disciplines/crd`, { redirect: 'manual' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is not found in upper case, like the keys of our own disciplines', async () => {
    for (const path of ['/api/v1/disciplines/CRD', '/api/v1/disciplines/SWM', '/calendar/discipline-CRD.ics'])
      expect(await games.errorOf(path), path).toEqual([404, 'notFound']);
  });
});

describe('a message of a branch', () => {
  test('updates the documents of the whole discipline', async () => {
    const path = '/api/v1/disciplines/cyc';
    expect((await games.json<DisciplineAnswer>(path)).live).toEqual([]);
    const live = { 'Version="21"': 'Version="22"', 'ResultStatus="OFFICIAL"': 'ResultStatus="LIVE"' };
    await games.send('messages/result-crd-road-race.xml', live);
    expect(ids((await games.json<DisciplineAnswer>(path)).live)).toEqual([road]);
    await games.send('base/30-schedule-crd.xml', {
      'Version="1"': 'Version="2"',
      '2026-10-01" Time': '2026-10-18" Time',
      CRD: 'MTB',
      '10-17T': '10-16T',
    });
    expect((await games.json<DisciplineAnswer>(path)).days).toEqual(['2026-10-16', '2026-10-17']);
  });

  test('with a whole schedule removes units that it no longer contains', async () => {
    const fetchDay = async (): Promise<string[]> =>
      ids((await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17?discipline=tra')).items);
    const final = road.replace('CRD', 'GTR');
    expect(await fetchDay()).toEqual([final]);
    const later = { 'Version="1"': 'Version="2"', '2026-10-01" Time': '2026-10-18" Time' };
    await games.send('base/30-schedule-crd.xml', { ...later, CRD: 'GTR', '000100': '000200' });
    expect(await fetchDay()).toEqual([final.replace('000100', '000200')]);
  });

  test('reaches subscribers of the discipline, the branch and its people, but of no other branch', async () => {
    const readers = ['discipline:cyc', 'discipline:crd', 'discipline:mtb'].map(
      (key) => new SseClient(games.url, `/api/v1/live?keys=${key}`),
    );
    for (const reader of readers) await reader.until(({ head }) => head !== '');
    await games.send('messages/result-crd-road-race.xml', { 'Version="21"': 'Version="23"' });
    const [ours, theirs, others] = readers as [SseClient, SseClient, SseClient];
    for (const reader of [ours, theirs]) {
      await reader.until(({ events }) => events.length > 0);
      const { keys } = liveMessage.parse(JSON.parse(reader.events[0]!.data));
      expect(keys).toEqual(expect.arrayContaining(['discipline:cyc', 'discipline:crd']));
    }
    await games.send('messages/result-crd-road-race.xml', {
      CRD: 'MTB',
      '71009': '71019',
      'Version="21"': 'Version="24"',
    });
    await others.until(({ events }) => events.length > 0);
    expect(others.events.flatMap(({ data }) => liveMessage.parse(JSON.parse(data)).unit ?? [])).toEqual([trail]);
    for (const reader of readers) reader.close();
  });

  test('about its people is sent under our key too, and after a reconnect', async () => {
    const position = games.readModel.follower.position;
    await games.send('base/18-partic-crd.xml', { 'Version="1"': 'Version="3"', Garonde: 'Garonne' });
    const reader = new SseClient(games.url, `/api/v1/live?keys=participants:cyc&position=${position}`);
    await reader.until(({ events }) => events.length > 0);
    expect(liveMessage.parse(JSON.parse(reader.events[0]!.data)).keys).toContain('participants:cyc');
    reader.close();
    const { items } = await games.json<ParticipantsAnswer>('/api/v1/participants?discipline=cyc&query=garon');
    expect(items).toHaveLength(2);
  });
});

test('a model updated by each message equals one that is read as a whole', async () => {
  const whole = await loadSnapshot(games.database.pool, 'America/Sao_Paulo');
  const followed = games.readModel.snapshot!;
  expect(new Map(followed.units)).toEqual(new Map(whole.units));
  expect(followed.people.persons).toEqual(whole.people.persons);
  expect(followed.awards).toEqual(whole.awards);
});

test('Games that use our code for cycling use its name, and list its races next to the branches', async () => {
  await games.send('base/03-codes-discipline.xml', {
    'Version="1"': 'Version="3"',
    '  </Competition>': `${codeSet('CYC', 'Bicycles')}</Competition>`,
  });
  await games.send('base/30-schedule-crd.xml', { CRD: 'CYC' });
  const answer = await games.json<DisciplineAnswer>('/api/v1/disciplines/cyc');
  expect([answer.name, answer.units]).toEqual(['Bicycles', 3]);
  const day = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-17?discipline=cyc');
  expect(ids(day.items)).toContain(road.replace('CRD', 'CYC'));
});
