import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindNames } from '@podium/content';
import { offlinePath, readPath } from '@podium/contract';
import type {
  AlbumAnswer,
  AmbassadorsAnswer,
  AwardsAnswer,
  LodgingAnswer,
  OfflineAnswer,
  BaseMapAnswer,
  PlacesAnswer,
  SearchAnswer,
  SponsorsAnswer,
  UnitContentAnswer,
  VolunteerContactsAnswer,
} from '@podium/contract';
import { languages } from '@podium/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runImport } from '../../cli/run-import.ts';
import { testDatabase } from '../../database/test-database.ts';
import { FileStore } from '../../files/file-store.ts';
import { replay } from '../../feed/replay.ts';
import { openInstallation, publicPartition } from '../../feed/installation.ts';
import { openLog } from '../../ground/log.ts';
import { randomUUID } from 'node:crypto';
import { folderFiles, writeFolder } from '@podium/games-folder';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import type { Decision } from '../../feed/desk/desk-entry.ts';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { JournalWriter } from '../../feed/journal-writer.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { exportContent } from './folder/export-content.ts';
import { gamesWithContent } from '../../testing/content-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

const log = openLog('silent');
let podium: TestPodium;
let dataDir: string;
const contentReads = [
  'places',
  'venueGuide',
  'venueGuides',
  'sponsors',
  'ambassadors',
  'volunteers',
  'courses',
  'course',
  'videos',
  'albums',
  'album',
  'bulletins',
  'bulletin',
  'contentDocuments',
  'awards',
  'specialAwards',
  'unitContent',
  'safeSport',
  'notices',
  'baseMap',
  'routeRules',
] as const;

/** The final of the women's 200 m freestyle. */
const final = 'SWMW200MFR------------FNL-000100';

const temporary: string[] = [];
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-content-'));
  temporary.push(folder);
  return folder;
}
afterAll(async () => Promise.all(temporary.map(async (folder) => rm(folder, { recursive: true, force: true }))));

/** Opens a server with an empty database; each group of tests has its own. */
async function open(): Promise<void> {
  dataDir = await temporaryFolder();
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({ database, environment: { DATA_DIR: dataDir, ACCOUNTS_PASSWORD_MB: '19' } });
}

/** Imports a folder like `podium import`, into the database and files of the server. */
async function importFolder(folder: string): Promise<{ code: number; out: string; errors: string }> {
  const { pool } = podium.database;
  const [lines, errors]: [string[], string[]] = [[], []];
  const code = await runImport(
    podium.database,
    { folder, isDryRun: false, isForced: true },
    {
      out: (line) => void lines.push(line),
      error: (line) => void errors.push(line),
      log,
      openFiles: async () => FileStore.open({ pool, dataDir }),
    },
  );
  await podium.settle();
  return { code, out: lines.join('\n'), errors: errors.join('\n') };
}

async function decide(decision: Pick<Decision, 'type' | 'data' | 'reason'>): Promise<void> {
  const journal = new DeskJournal(new JournalWriter(podium.database.pool, () => undefined), entryTypes, () => 'YG2026');
  await journal.append({ ...decision, by: null, nonce: randomUUID() });
  await podium.settle();
}

/** Exports like `podium export`. @returns the names of the files */
async function exportTo(folder: string): Promise<string[]> {
  const { pool } = podium.database;
  const partition = (await publicPartition(pool))!;
  const tables = (await readTables(pool, partition, { source: 'all' }))!;
  const store = await FileStore.open({ pool, dataDir });
  const content = await exportContent(pool, partition, tables.files, async (sha256) => store.bytes(sha256));
  const files = folderFiles({ ...tables, ...content });
  await writeFolder(folder, files);
  return [...files.keys()];
}

const read = async <Answer = { items: { id: string }[]; total: number }>(path: string): Promise<Answer> =>
  (await (await podium.get(`/api/v1${path}`)).json()) as Answer;
const items = async (): Promise<unknown[]> =>
  (
    await podium.database.pool.query(
      'select kind, id, position, data, media, published_at, changed_at from content.items order by kind, id',
    )
  ).rows;
/** Resolves when an address answers 404, within the five seconds allowed for a withdrawal. */
const waitUntilGone = async (path: string): Promise<void> =>
  vi.waitFor(async () => expect((await podium.get(path)).status).toBe(404), { timeout: 60_000, interval: 100 });
const replayState = async (): Promise<unknown> => {
  const target = await testDatabase();
  try {
    return (await replay(podium.database.pool, target.pool, { log, entryTypes })).differences;
  } finally {
    await target.close();
  }
};

describe('a Games folder with content', () => {
  beforeAll(open);
  afterAll(async () => podium.stop());

  it('with one bad file publishes nothing', async () => {
    const folder = await gamesWithContent(await temporaryFolder());
    await writeFile(
      join(folder, 'content/files/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><a href="file:///x"/>',
    );
    const { code, errors } = await importFolder(folder);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^content\/sponsors\.csv:2:\d+ error E305 logo: the file was refused: The SVG file is not well-formed/m,
    );
    expect(await items()).toEqual([]);
  });

  it('is published as a whole, once, and a replay gives the same', async () => {
    const folder = await gamesWithContent(await temporaryFolder());
    expect(await importFolder(folder)).toMatchObject({ code: 0, errors: '', out: expect.stringContaining('3 places') });
    const published = await items();
    expect(new Set(published.map((item) => (item as { kind: string }).kind))).toEqual(new Set(kindNames));
    expect(await importFolder(folder)).toMatchObject({ code: 0, out: expect.stringContaining('Nothing changed') });
    expect(await items()).toEqual(published);
    expect(await replayState()).toEqual([]);
  });

  it('gives an exported folder that can be imported without a change', async () => {
    const published = await items();
    const exported = await temporaryFolder();
    expect(await exportTo(exported)).toContain('content/places.csv');
    const secondImport = await importFolder(exported);
    expect(secondImport).toMatchObject({ code: 0, errors: '' });
    expect(await items()).toEqual(published);
    const second = await temporaryFolder();
    for (const name of await exportTo(second))
      if (name.startsWith('content/'))
        expect(await readFile(join(second, name))).toEqual(await readFile(join(exported, name)));
  });

  it('withdraws items that the folder no longer contains, but no items of kinds for which it has no table', async () => {
    const folder = await gamesWithContent(await temporaryFolder());
    await importFolder(folder);
    await writeFile(
      join(folder, 'content/bulletins.csv'),
      (await readFile(join(folder, 'content/bulletins.csv'), 'utf8')).split('\n').slice(0, 2).join('\n'),
    );
    await rm(join(folder, 'content/places.csv'));
    expect(await importFolder(folder)).toMatchObject({ code: 0 });
    expect((await read('/informativos')).items.map(({ id }) => id)).toEqual(['b1']);
    expect((await read('/places')).total).toBe(3);
    expect((await podium.get('/api/v1/informativos/b2')).status).toBe(404);
  });

  it('adds the files of its bulletins to the offline pack; without results only those of pinned bulletins', async () => {
    const listFiles = async (isVeiled: boolean): Promise<(string | undefined)[]> => {
      const path = offlinePath('en', isVeiled);
      await vi.waitFor(async () => expect((await podium.get(path)).status).toBe(200), { timeout: 60_000 });
      const { files } = (await (await podium.get(path)).json()) as OfflineAnswer;
      return files.map(({ href }) => href.split('/').at(-1));
    };
    expect(await listFiles(false)).toContain('bulletin-1-en.pdf');
    expect(await listFiles(true)).not.toContain('bulletin-1-en.pdf');
    const folder = await gamesWithContent(await temporaryFolder(), {
      'content/bulletins.csv': (text) => text.split('\n').slice(0, 2).join('\n').replace(',false,', ',true,'),
    });
    await importFolder(folder);
    await vi.waitFor(async () => expect(await listFiles(true)).toContain('bulletin-1-en.pdf'), { timeout: 60_000 });
  });
});

describe('published content', () => {
  beforeAll(async () => {
    await open();
    await importFolder(await gamesWithContent(await temporaryFolder()));
  });
  afterAll(async () => podium.stop());

  it('is in every read in six languages, with an ETag; an untranslated text names its language', async () => {
    const references = {
      id: 'x',
      course: 'fair-play',
      album: 'first-day',
      bulletin: 'b2',
      venueGuide: 'AQC',
      unitContent: final,
    };
    for (const name of contentReads) {
      for (const language of languages) {
        const path = readPath(name, language, { id: references[name as keyof typeof references] });
        const response = await podium.get(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('etag')).toMatch(/^"/);
      }
    }
    const { items: places } = await read<PlacesAnswer>('/places?lang=ar&type=hotel,hospital');
    expect(places.map(({ name, address }) => [name, address?.lang])).toEqual([
      [{ text: 'فندق الميناء', lang: 'ar' }, 'en'],
      [{ text: 'المستشفى العام', lang: 'ar' }, 'en'],
    ]);
    expect(JSON.stringify(places)).not.toContain('lodges');
    expect((await read('/places?type=castle')).total).toBe(3);
  });

  it('shows the lodging of a delegation to its members and to staff, and the contact of an area to staff and volunteers', async () => {
    const lodging = '/api/v1/me/lodging?lang=pt';
    const [member, other, staff, volunteer] = await Promise.all([
      signUpUser(podium, { type: 'athlete', organisation: 'AUR' }),
      signUpUser(podium, { type: 'athlete', organisation: 'BRS' }),
      signUpUser(podium, { type: 'staff' }),
      signUpUser(podium, { type: 'volunteer' }),
    ]);
    expect((await podium.get(lodging)).status).toBe(401);
    expect(await member.get<LodgingAnswer>(lodging)).toMatchObject({
      items: [{ id: 'harbor-hotel', delegation: 'AUR', name: { text: 'Hotel do Porto' } }],
      total: 1,
    });
    expect(await other.get(lodging)).toEqual({ items: [], total: 0 });
    expect(await staff.get(lodging)).toMatchObject({ total: 1 });

    const contacts = '/api/v1/me/volunteer-contacts';
    for (const reader of [staff, volunteer])
      expect(await reader.get<VolunteerContactsAnswer>(contacts)).toMatchObject({
        items: [{ id: 'welcome', lead: 'Rui Tavano', phone: '+55 71 98888-0001' }],
      });
    expect(await volunteer.get(lodging)).toEqual({ items: [], total: 0 });
    expect(await member.get(contacts)).toEqual({ items: [], total: 0 });
    expect(JSON.stringify(await read('/volunteers'))).not.toContain('Tavano');
  });

  it('has the map of the city, and a street map that is read in parts', async () => {
    const { file, tiles, attribution } = await read<BaseMapAnswer>('/map');
    expect([file?.mediaType, tiles?.mediaType]).toEqual(['application/geo+json', 'application/vnd.pmtiles']);
    expect(attribution).toContain('Harbor Maps');
    const part = await podium.get(tiles!.href, { range: 'bytes=0-6' });
    expect([part.status, await part.text()]).toEqual([206, 'PMTiles']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-6/${tiles!.size}`);
  });

  it('lists ambassadors by day, and medal events that have no ceremony yet', async () => {
    const { items: ambassadors, days } = await read<AmbassadorsAnswer>('/ambassadors?day=2026-10-12');
    expect(ambassadors.map(({ id }) => id)).toEqual(['marta']);
    expect(days).toEqual([
      { day: '2026-10-12', count: 1 },
      { day: '2026-10-13', count: 2 },
    ]);
    const { items: awards } = await read<AwardsAnswer>('/awards');
    expect(awards.map(({ event, state }) => [event.id, state])).toContainEqual(['SWMW200MFR', 'planned']);
    expect(awards.filter(({ state }) => state === 'unscheduled').length).toBeGreaterThan(0);
  });

  it('is collected for a contest: its ceremony, videos, photos and documents', async () => {
    const { ceremony, videos, albums, documents } = await read<UnitContentAnswer>(
      `/units/${encodeURIComponent(final)}/content`,
    );
    expect(ceremony).toMatchObject({ id: 'women-200-free', unit: final });
    expect(videos.map(({ id }) => id)).toEqual(['final-live']);
    // The photo of the contest shows a person who is not published in full.
    expect(albums).toEqual([]);
    expect(documents.map(({ id }) => id)).toEqual(['technical-guide-2']);
    expect((await podium.get('/api/v1/units/unknown/content')).status).toBe(404);
  });

  it('is found by search', async () => {
    const results = await read<SearchAnswer>('/search?query=harb hot');
    expect(results.content).toEqual([
      {
        kind: 'place',
        id: 'harbor-hotel',
        name: 'Harbor Hotel',
        lang: 'en',
        type: 'hotel',
        detail: '12 Quay Street, River City',
      },
    ]);
    expect((await read<SearchAnswer>('/search?query=acreditacion&lang=es')).content.map(({ id }) => id)).toEqual([
      'b2',
      'b1',
    ]);
    // A place is also found by the word for its type.
    expect((await read<SearchAnswer>('/search?query=alojamiento&lang=es')).content.map(({ id }) => id)).toEqual([
      'harbor-hotel',
    ]);
    const bulletins = (await read<SearchAnswer>('/search?query=bolet%C3%ADn&lang=es')).content;
    expect(bulletins.map(({ id }) => id)).toEqual(['b2', 'b1']);
  });

  it('can be withdrawn: it disappears from documents, files and search', async () => {
    const { items: sponsors } = await read<SponsorsAnswer>('/sponsors');
    const logo = sponsors.find(({ id }) => id === 'lumina')!.logoDark!.href;
    expect((await podium.get(logo)).status).toBe(200);
    await decide({ type: 'content.withdraw', data: { kind: 'sponsor', id: 'lumina' } });
    expect((await read('/sponsors')).items.map(({ id }) => id)).toEqual(['river-bank']);
    await waitUntilGone(logo);
    expect((await read<SearchAnswer>('/search?query=lumina')).content).toEqual([]);
  });

  it('shows the broadcast of a sport with every contest that starts while it runs, and with no other', async () => {
    const broadcast = {
      state: 'live',
      title: { en: 'Swimming: heats' },
      discipline: 'SWM',
      hls: '/streams/heats/main.m3u8',
      start: '2026-10-12T09:30:00-03:00',
      end: '2026-10-12T10:06:00-03:00',
    };
    await decide({ type: 'content.publish', data: { kind: 'video', id: 'heats', data: broadcast } });
    const shownAt = async (unit: string): Promise<string[]> =>
      (await read<UnitContentAnswer>(`/units/${encodeURIComponent(unit)}/content`)).videos.map(({ id }) => id);
    expect(await shownAt('SWMW200MFR------------HEAT000100')).toEqual(['heats']);
    expect(await shownAt('SWMW200MFR------------HEAT000200')).toEqual([]);
    expect(await shownAt(final)).toEqual(['final-live']);
  });

  it('a redacted entry adds no rows, and a replay gives the same', async () => {
    const { rows } = await podium.database.pool.query<{ entry: number }>(
      `select entry from content.items where kind = 'bulletin' and id = 'b1'`,
    );
    await decide({
      type: 'content.redact',
      data: { entry: rows[0]!.entry, kind: 'bulletin', id: 'b1' },
      reason: 'a name',
    });
    expect((await read('/informativos')).items.map(({ id }) => id)).toEqual(['b2']);
    const entry = await podium.database.pool.query<{ size: number; kind: string }>(
      'select length(bytes) as size, kind from feed.journal where id = $1',
      [rows[0]!.entry],
    );
    expect(entry.rows).toEqual([{ size: 0, kind: 'desk' }]);
    expect(await replayState()).toEqual([]);
  });

  it('refuses an entry whose data does not fit its kind, with the field', async () => {
    await expect(
      decide({ type: 'content.publish', data: { kind: 'sponsor', id: 'x', data: { row: 'gold' } } }),
    ).rejects.toMatchObject({
      code: 'unprocessable',
      fields: expect.arrayContaining([expect.objectContaining({ field: 'data.row' })]),
    });
  });
});

describe('photos of minors', () => {
  beforeAll(open);
  afterAll(async () => podium.stop());

  const level = (value: string) => (text: string) => text.replace(/^(7100101,.*),\w+$/m, `$1,${value}`);

  it('are public only while everybody they show is published in full; otherwise picture, variants and name are gone', async () => {
    await importFolder(await gamesWithContent(await temporaryFolder(), { 'participants.csv': level('full') }));
    const album = await read<AlbumAnswer>('/photos/albums/first-day');
    const { albums } = await read<UnitContentAnswer>(`/units/${encodeURIComponent(final)}/content`);
    expect(albums).toMatchObject([{ id: 'first-day', photo: 'p2', photoCount: 1 }]);
    expect(album.photos.map(({ id, people }) => [id, people.map(({ name }) => name)])).toEqual([
      ['p1', []],
      ['p2', ['LUMAR Inês']],
    ]);
    const photo = album.photos[1]!.image;
    const portrait = (await read<AmbassadorsAnswer>('/ambassadors')).items.find(({ id }) => id === 'ines')!;
    expect(portrait.photo?.href).toBe(photo.href);
    const response = await podium.get(`${photo.href}/320`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=5, must-revalidate',
    ]);
    await importFolder(await gamesWithContent(await temporaryFolder(), { 'participants.csv': level('number') }));
    expect((await read<AlbumAnswer>('/photos/albums/first-day')).photos.map(({ id }) => id)).toEqual(['p1']);
    expect((await read('/ambassadors')).items.map(({ id }) => id)).toEqual(['marta']);
    await waitUntilGone(photo.href);
    await waitUntilGone(`${photo.href}/320`);
  });
});
