/** Items added to the schedule over HTTP: who may, what is public, imports, exports and replay. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  ErrorAnswer,
  ListedProgramItem,
  ProgramItem,
  ProgramItemsAnswer,
  ScheduleDayAnswer,
  ScheduleItemAnswer,
} from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { publicPartition } from '../../feed/installation.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { completeFolder, importFolder } from '../../testing/import-folder.ts';
import { importedGames } from '../../testing/imported-games.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/program-items';
let podium: TestPodium;
let mia: Person;
let day: string;
let venue: string;
let otherVenue: string;

beforeAll(async () => {
  podium = await importedGames();
  mia = await signUpUser(podium, { grant: 'manager' });
  const { rows } = await podium.database.pool.query<{ day: string; venue: string }>(
    `select to_char(min(start_at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, venue_id as venue
     from sport.schedule_units where venue_id is not null group by 2 order by 2`,
  );
  [{ day, venue }, { venue: otherVenue }] = rows as [{ day: string; venue: string }, { venue: string }];
});
afterAll(async () => podium.stop());

const lunch = (change: Partial<ProgramItem> = {}): ProgramItem => ({
  kind: 'meal',
  name: { en: 'Lunch of the delegations', pt: 'Almoço das delegações' },
  note: { en: 'Bring your card' },
  start: `${day}T12:00:00-03:00`,
  end: `${day}T13:00:00-03:00`,
  venue: null,
  location: null,
  place: 'School canteen',
  discipline: null,
  audience: 'everyone',
  ...change,
});
const add = async (item: object, user = mia, nonce: string = randomUUID()): Promise<Response> =>
  user.post(base, { item, nonce });
const addItem = async (item: ProgramItem, user = mia): Promise<ListedProgramItem> => {
  const response = await add(item, user);
  expect(response.status).toBe(201);
  return (await response.json()) as ListedProgramItem;
};
const change = async ({ id, stamp }: ListedProgramItem, item: ProgramItem, user = mia): Promise<Response> =>
  user.ask('PUT', `${base}/${id}`, { item, seen: stamp, nonce: randomUUID() });
const remove = async ({ id, stamp }: ListedProgramItem, user = mia): Promise<Response> =>
  user.post(`${base}/${id}/remove`, { seen: stamp, nonce: randomUUID() });
const publicItem = async (id: string, lang = 'en'): Promise<ScheduleItemAnswer | undefined> =>
  ((await (await podium.get(`/api/v1/schedule/days/${day}?lang=${lang}`)).json()) as ScheduleDayAnswer).items.find(
    (item) => item.id === id,
  );
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};

test('an added item is public at once, in each language, with its place and note', async () => {
  const { id, by } = await addItem(lunch());
  expect(by).toEqual({ id: mia.id, username: mia.username });
  expect(await publicItem(id, 'pt')).toMatchObject({
    name: 'Almoço das delegações',
    type: 'others',
    tags: ['meal'],
    place: 'School canteen',
    note: 'Bring your card',
    venue: null,
    status: 'SCHEDULED',
    hasResults: false,
  });
  const calendar = await (await podium.get(`/calendar/unit-${id}.ics`)).text();
  expect(calendar).toContain('LOCATION:School canteen');
  expect(calendar).toContain('Bring your card');
});

test('a training of a sport at a venue is in the list of the venue and in the calendar of the sport', async () => {
  const { rows } = await podium.database.pool.query<{ code: string }>(
    'select min(discipline_code) as code from sport.schedule_units where event_id is not null',
  );
  const sport = rows[0]!.code;
  const training = lunch({ kind: 'training', venue, place: null, discipline: sport });
  const { id } = await addItem(training);
  const answer = await podium.get(`/api/v1/schedule/days/${day}?venue=${venue}`);
  const { items } = (await answer.json()) as ScheduleDayAnswer;
  expect(items.map((item) => item.id)).toContain(id);
  const calendar = await podium.get(`/calendar/discipline-${sport.toLowerCase()}.ics`);
  expect(await calendar.text()).toContain(`UID:${id}@`);
});

test('an item on a court lists the contests that it overlaps, in the language of the reader', async () => {
  const { rows } = await podium.database.pool.query<{ id: string; start: number; venue: string; location: string }>(
    `select id, start_at as start, venue_id as venue, location_id as location from sport.schedule_units
     where type like 'competition%' and location_id is not null order by start_at limit 1`,
  );
  const [{ id, start, venue, location }] = rows as [(typeof rows)[number]];
  const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const item = { venue, location, place: null, start: at(5), end: at(10) };
  const beside = await addItem(lunch(item));
  expect(beside.clashes).toEqual([{ unit: { id, name: "Men's Individual - Ranking round" }, start: at(0) }]);
  const inArabic = await mia.get<ProgramItemsAnswer>(`${base}?lang=ar`);
  expect(inArabic.items.find((one) => one.id === beside.id)!.clashes).toHaveLength(1);
  const before = await addItem(lunch({ ...item, start: at(-60), end: at(-30) }));
  const elsewhere = await addItem(lunch({ ...item, location: null }));
  expect([before.clashes, elsewhere.clashes]).toEqual([[], []]);
  for (const one of [beside, before, elsewhere]) await remove(one);
});

test('an item for delegations or officials is shown in the console only', async () => {
  for (const audience of ['delegations', 'officials'] as const) {
    const item = await addItem(lunch({ audience, name: { en: `Secret ${audience}` } }));
    expect(await publicItem(item.id)).toBeUndefined();
    expect((await podium.get(`/calendar/unit-${item.id}.ics`)).status).toBe(404);
    const { items } = await mia.get<ProgramItemsAnswer>(base);
    expect(items).toContainEqual(item);
  }
  const { rows } = await podium.database.pool.query(
    `select id from sport.schedule_units as unit where unit::text like '%Secret%'`,
  );
  expect(rows, 'no text of theirs is in the tables that public pages read').toEqual([]);
});

test('a public item that becomes internal disappears, and an internal one that becomes public appears', async () => {
  const item = await addItem(lunch());
  const hidden = (await (await change(item, lunch({ audience: 'officials' }))).json()) as ListedProgramItem;
  expect(await publicItem(item.id)).toBeUndefined();
  expect((await change(hidden, lunch())).status).toBe(200);
  expect(await publicItem(item.id)).toMatchObject({ name: 'Lunch of the delegations' });
});

test('a removed item disappears, stays listed and can be added again', async () => {
  const item = await addItem(lunch());
  const removed = (await (await remove(item)).json()) as ListedProgramItem;
  expect([removed.isRemoved, await publicItem(item.id)]).toEqual([true, undefined]);
  expect((await change(removed, removed.item)).status).toBe(200);
  expect(await publicItem(item.id)).toMatchObject({ place: 'School canteen' });
});

describe('the right to change items', () => {
  test('lets a manager of a venue add, change and remove items of that venue, and no others', async () => {
    const leo = await signUpUser(podium, { grant: 'manager', scope: `venue ${venue}` });
    const here = lunch({ venue, place: null });
    const there = lunch({ venue: otherVenue, place: null });
    const own = await addItem(here, leo);
    const other = await addItem(there);
    expect((await add(there, leo)).status).toBe(403);
    expect((await add(lunch(), leo)).status).toBe(403);
    expect((await change(own, there, leo)).status, 'moved out of the venue').toBe(403);
    expect((await change(other, here, leo)).status, 'moved into the venue').toBe(403);
    expect((await remove(other, leo)).status).toBe(403);
    expect((await remove(own, leo)).status).toBe(200);
    const { items } = await leo.get<ProgramItemsAnswer>(base);
    expect(items.filter(({ mayEdit }) => mayEdit).map(({ id }) => id)).toContain(own.id);
    expect(items.find(({ id }) => id === other.id)?.mayEdit).toBe(false);
  });

  test('excludes referees and visitors from adding items', async () => {
    const ref = await signUpUser(podium, { grant: 'referee' });
    expect((await add(lunch(), ref)).status).toBe(403);
    const ana = await signUpUser(podium);
    expect((await add(lunch(), ana)).status).toBe(403);
    expect((await podium.get(base)).status).toBe(401);
  });
});

test.each([
  ['an end before the start', { end: '2020-01-01T00:00:00Z' }, [422, 'item.end endBeforeStart']],
  ['no name', { name: {} }, [422, 'item.name Fill in at least one language.']],
  ['a venue and a place', { venue: 'AQC', place: 'Square' }, [422, 'item.place twoPlaces']],
  ['an unknown venue', { venue: 'NOPE', place: null }, [422, 'item.venue unknownVenue']],
  ['an unknown sport', { discipline: 'ZZZ' }, [422, 'item.discipline unknownDiscipline']],
  ['another year', { start: '2031-01-01T10:00:00Z', end: null }, [422, 'item.start outsideGames']],
] as const)('an item with %s is refused, and the error names the field', async (_name, broken, expected) => {
  expect(await refusal(await add({ ...lunch(), ...broken }))).toEqual(expected);
});

test('an unknown item is not found', async () => {
  const item = await addItem(lunch());
  expect((await remove({ ...item, id: 'P-000000000000' })).status).toBe(404);
  expect((await change({ ...item, id: 'nope' }, lunch())).status).toBe(404);
});

test('the second of two managers who change the same item gets a conflict, and a repeated request counts once', async () => {
  const item = await addItem(lunch());
  const answers = await Promise.all([
    change(item, lunch({ place: 'Hall A' })),
    change(item, lunch({ place: 'Hall B' })),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const nonce = randomUUID();
  const [first, again] = await Promise.all([add(lunch(), mia, nonce), add(lunch(), mia, nonce)]);
  expect(((await first.json()) as ListedProgramItem).id).toBe(((await again.json()) as ListedProgramItem).id);
});

test('an import keeps added items; exported, they are in units.csv, and a removed one stays removed', async () => {
  const item = await addItem(lunch());
  const internal = await addItem(lunch({ audience: 'officials' }));
  const partition = (await publicPartition(podium.database.pool))!;
  const exported = await readTables(podium.database.pool, partition, { source: 'all' });
  const row = exported!.files.units!.find((unit) => unit['id'] === item.id);
  expect(row).toMatchObject({
    type: 'others',
    tags: 'meal',
    venue_name: 'School canteen',
    name_en: 'Lunch of the delegations',
  });
  expect(exported!.files.units!.some((unit) => unit['id'] === internal.id)).toBe(false);
  await importFolder(podium.database, completeFolder);
  await podium.settle();
  expect(await publicItem(item.id)).toMatchObject({ place: 'School canteen' });
  // As after the import of an exported folder.
  await podium.database.pool.query(
    `insert into sport.schedule_units select (jsonb_populate_record(unit, '{"scope":"import","source":0}')).*
     from sport.schedule_units as unit where id = $1`,
    [item.id],
  );
  await remove(item);
  expect(await publicItem(item.id)).toBeUndefined();
  await podium.database.pool.query(`delete from sport.schedule_units where id = $1 and scope = 'import'`, [item.id]);
});

test('a replay gives the same items', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
