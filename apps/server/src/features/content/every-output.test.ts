/**
 * Withdrawn items, and people who may no longer be named or shown, disappear from every public output within seconds.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKind, kindNames } from '@podium/content';
import { imageWidths, readPath } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runImport } from '../../cli/run-import.ts';
import { testDatabase } from '../../database/test-database.ts';
import { PageRenderer } from '../../edge/pages/renderer.ts';
import { FileStore } from '../../files/file-store.ts';
import { DeskJournal } from '../../feed/desk/desk-journal.ts';
import { openInstallation } from '../../feed/installation.ts';
import { openLog } from '../../ground/log.ts';
import { gamesWithContent } from '../../testing/content-folder.ts';
import { everyAddress } from '../../testing/every-address.ts';
import { SseClient } from '../../testing/sse-client.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { builders } from './reads.ts';

/** Maximum time until readers see a publication, and until a withdrawal takes effect (milliseconds). */
const publishedWithin = 1000;
const withdrawnWithin = 5000;

const athlete = '7100101';
const surname = 'Zzcanary';
/** Matches the athlete; search answers repeat the query. */
const searched = 'Zzcan';
const log = openLog('silent');

let podium: TestPodium;
let renderer: PageRenderer;
let dataDir: string;

beforeAll(async () => {
  renderer = await PageRenderer.open(1);
});
afterAll(async () => renderer.close());

const temporary: string[] = [];
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-outputs-'));
  temporary.push(folder);
  return folder;
}
afterAll(async () => Promise.all(temporary.map(async (folder) => rm(folder, { recursive: true, force: true }))));

async function open(): Promise<void> {
  dataDir = await temporaryFolder();
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({ database, hasWeb: true, renderer, environment: { DATA_DIR: dataDir } });
}

/** Imports the example Games with a photo of one athlete, who is also named in captions and titles. */
async function importAt(level: string): Promise<void> {
  const rename = (text: string): string => text.replaceAll('Lumar', surname);
  const folder = await gamesWithContent(await temporaryFolder(), {
    'participants.csv': (text) =>
      rename(text)
        .split('\n')
        .map((line) => {
          if (line.startsWith('id,')) return `${line},photo`;
          return line.startsWith(athlete)
            ? line.replace(/,\w+$/u, `,${level},${level === 'full' ? 'content/files/pool.png' : ''}`)
            : line && `${line},`;
        })
        .join('\n'),
    'content/ambassadors.csv': rename,
    'content/photos.csv': (text) => text.replace('After the heat', `Inês ${surname} after the heat`),
    'content/albums.csv': (text) => text.replace('First day at the pool', `Inês ${surname} at the pool`),
    // No other item uses the photo of the athlete.
    'content/safe_sport.csv': (text) => text.replace('files/track.png', 'files/pool.png'),
    'content/videos.csv': (text) => text.replace('Opening ceremony', `Inês ${surname} carries the flag`),
  });
  const errors: string[] = [];
  const code = await runImport(
    podium.database,
    { folder, isDryRun: false, isForced: true },
    {
      out: () => undefined,
      error: (line) => void errors.push(line),
      log,
      openFiles: async () => FileStore.open({ pool: podium.database.pool, dataDir }),
    },
  );
  expect([code, errors]).toEqual([0, []]);
}

const decide = async (type: string, data: Record<string, unknown>): Promise<void> => {
  const journal = new DeskJournal(podium.journal, entryTypes, () => 'YG2026');
  await journal.append({ type, data, by: null, nonce: randomUUID() });
};

/** Requests pages like the installed app, which may open every page. */
const text = async (path: string): Promise<string> =>
  (await podium.get(path, { cookie: 'podium_platform=android-pwa' })).text();

/** Every public read of content, in two languages, including the items of each kind. */
function contentAddresses(): string[] {
  const ids: Partial<Record<keyof typeof builders, string>> = {
    venueGuide: 'AQC',
    course: 'fair-play',
    album: 'first-day',
    cup: 'states',
    cupSide: 'states',
    bulletin: 'b2',
    unitContent: 'SWMW200MFR------------FNL-000100',
  };
  return (Object.keys(builders) as (keyof typeof builders)[]).flatMap((name) =>
    (['en', 'ar'] as const).map((language) => readPath(name, language, { id: ids[name]!, side: 'AUR' })),
  );
}

const pages = [
  '/official-photos',
  '/official-photos/first-day',
  '/ambassadors',
  '/videos',
  '/informativos',
  '/official-reports',
  '/official-awards-schedule',
  '/places/hotel',
  '/sponsors',
  '/volunteers',
  '/courses',
  '/secure',
  `/participants/profile/${athlete}`,
  '/participants/athletes',
  `/search?q=${searched}`,
];

/** All addresses whose answers can name a person or show a picture. */
const everyOutput = (): string[] => [
  ...contentAddresses(),
  ...everyAddress(podium.readModel.snapshot!),
  `/api/v1/search?query=${searched}`,
  ...['ambassador', 'pool', 'hotel'].map((query) => `/api/v1/search?query=${query}`),
  ...pages,
];

async function outputsWith(texts: readonly string[]): Promise<string[]> {
  const lowered = texts.map((text) => text.toLowerCase());
  const paths: string[] = [];
  for (const path of everyOutput()) {
    const answer = (await text(path)).toLowerCase();
    if (lowered.some((needle) => answer.includes(needle))) paths.push(path);
  }
  return paths;
}

/** File addresses in an answer, including all variants. */
function fileAddresses(answer: string): string[] {
  const hashes = new Set([...answer.matchAll(/\/files\/([0-9a-f]{64})/gu)].map(([, hash]) => hash!));
  return [...hashes].flatMap((hash) => [
    `/files/${hash}`,
    `/api/v1/files/${hash}`,
    ...imageWidths.map((width) => `/files/${hash}/${width}`),
  ]);
}

const fetchStatus = async (path: string): Promise<number> => {
  const response = await podium.get(path);
  await response.arrayBuffer();
  return response.status;
};
const servedPaths = async (paths: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) if ((await fetchStatus(path)) !== 404) found.push(path);
  return found;
};
/**
 * Repeats a check until it succeeds. Requests sent after the timeout (milliseconds) must succeed, however long they
 * take.
 */
async function within(timeout: number, check: () => Promise<void>): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const isLast = performance.now() >= end;
    try {
      await check();
      return;
    } catch (error) {
      if (isLast) throw error;
      await sleep(50);
    }
  }
}

describe('an athlete', () => {
  let pictures: string[];
  let card: string | null;
  const cardAddress = `/share/participant-${athlete}.en.png`;

  beforeAll(open);
  afterAll(async () => podium.stop());

  it('is shown with name and picture in every output if published in full', async () => {
    await importAt('full');
    await podium.settle();
    const naming = await outputsWith([surname]);
    expect(naming).toEqual(
      expect.arrayContaining([
        '/api/v1/photos/albums/first-day?lang=en',
        '/api/v1/ambassadors?lang=ar',
        '/api/v1/videos?lang=en',
        `/api/v1/participants/${athlete}`,
        '/official-photos/first-day',
        '/ambassadors',
        `/participants/profile/${athlete}`,
        `/search?q=${searched}`,
      ]),
    );
    const album = JSON.parse(await text('/api/v1/photos/albums/first-day')) as { photos: { people: unknown[] }[] };
    const photosOfPeople = album.photos.filter(({ people }) => people.length > 0);
    const answers = [JSON.stringify(photosOfPeople), await text(`/api/v1/participants/${athlete}`)];
    pictures = answers.flatMap(fileAddresses);
    expect(new Set(pictures.map((path) => path.match(/[0-9a-f]{64}/u)![0])).size).toBe(2);
    expect((await servedPaths(pictures)).length).toBeGreaterThan(4);
    card = (await podium.get(cardAddress)).headers.get('etag');
    expect(card).not.toBeNull();
  });

  it('disappears from every answer, page, picture and share picture within five seconds of being published as a number', async () => {
    await importAt('number');
    await within(withdrawnWithin, async () => {
      expect(await servedPaths(pictures)).toEqual([]);
      expect(await outputsWith([surname, ...pictures.map((path) => path.match(/[0-9a-f]{64}/u)![0])])).toEqual([]);
      const picture = await podium.get(cardAddress, { 'if-none-match': card! });
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=5, must-revalidate',
      ]);
      await picture.arrayBuffer();
    });
  });
});

describe('an item of content', () => {
  beforeAll(async () => {
    await open();
    await importAt('full');
    await podium.settle();
  });
  afterAll(async () => podium.stop());

  it(
    'appears on its page, in the search and in the live stream within a second of its publication',
    { retry: 2 },
    async () => {
      const id = `s${randomUUID()}`;
      const live = new SseClient(podium.url, '/api/v1/live?keys=content:place');
      await live.until(({ head }) => head !== '');
      await text('/api/v1/places');
      await decide('content.publish', { kind: 'place', id, data: { type: 'hotel', name: { en: `Quince ${id}` } } });
      await within(publishedWithin, async () => {
        expect(await text('/api/v1/places')).toContain(id);
        expect(live.events.map(({ data }) => data).join('\n')).toContain(`content:place/${id}`);
        expect(await text('/api/v1/search?query=quince')).toContain(id);
      });
      live.close();
    },
  );

  it('disappears from pages, search and files within five seconds of its withdrawal', async () => {
    const answers = await Promise.all(contentAddresses().map(text));
    const texts = answers.flatMap((answer) =>
      [...answer.matchAll(/"text":("(?:[^"\\]|\\.)+"),"lang"/gu)].map(([, json]) => JSON.parse(json!) as string),
    );
    // A report of the feed has the same bytes as the bulletin.
    const reports = fileAddresses(await text('/api/v1/disciplines/swm/reports'));
    const files = [...new Set(answers.flatMap(fileAddresses))].filter((path) => !reports.includes(path));
    expect(texts.length).toBeGreaterThan(kindNames.length);
    expect((await servedPaths(files)).length).toBeGreaterThan(10);
    await outputsWith([]);

    const { rows } = await podium.database.pool.query<{ kind: string; id: string }>(
      'select kind, id from content.items',
    );
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(kindNames.filter((kind) => findKind(kind))));
    await Promise.all(rows.map(async ({ kind, id }) => decide('content.withdraw', { kind, id })));
    const distinct = texts.filter((text) => text.length >= 12 && !text.includes('\n'));
    const isOfTheSport = await sportTexts(distinct);
    await within(withdrawnWithin, async () => {
      expect(await servedPaths(files)).toEqual([]);
      expect(await outputsWith(distinct.filter((value) => !isOfTheSport.has(value)))).toEqual([]);
    });
  });

  /** Returns the texts that also occur in documents of the sport. */
  async function sportTexts(texts: readonly string[]): Promise<Set<string>> {
    const sport = (await Promise.all(['/api/v1/venues', '/api/v1/medals'].map(text))).join('\n');
    return new Set(texts.filter((text) => sport.includes(text)));
  }
});
