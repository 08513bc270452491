/** A preview is the public page with the draft applied; other users never see the draft, and nothing is stored. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImport } from '../cli/run-import.ts';
import { FileStore } from '../files/file-store.ts';
import { openInstallation } from '../feed/installation.ts';
import { testDatabase } from '../database/test-database.ts';
import { openLog } from '../ground/log.ts';
import { gamesWithContent } from '../testing/content-folder.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let ana: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-preview-'));
  const database = await testDatabase();
  await openInstallation(database.pool);
  podium = await testPodium({
    database,
    hasWeb: true,
    environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none', DATA_DIR: folder },
  });
  const io = { out: () => undefined, error: () => undefined, log: openLog('silent') };
  await runImport(
    podium.database,
    { folder: await gamesWithContent(join(folder, 'games')), isDryRun: false, isForced: true },
    { ...io, openFiles: async () => FileStore.open({ pool: podium.database.pool, dataDir: folder }) },
  );
  await podium.settle();
  ana = await signUpUser(podium, { grant: 'publisher' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const save = async (id: string, data: object): Promise<Response> =>
  ana.ask(
    'PUT',
    `/api/v1/desk/content/bulletin/${id}/draft`,
    { data, order: null, basedOn: null },
    { 'if-match': '"0"' },
  );
const preview = async (query: string, user = ana): Promise<Response> =>
  user.ask('GET', `/api/v1/desk/preview?${query}`);
const draft = {
  number: 77,
  title: { en: 'Buses at noon', ar: 'حافلات الظهر' },
  published: '2026-10-12T08:00:00-03:00',
  text: { en: 'From gate 3.' },
};

test('a draft is shown on its page in the requested language, and on no public page', async () => {
  await save('noon', draft);
  const english = await preview('kind=bulletin&id=noon&platform=android-pwa');
  expect(english.status).toBe(200);
  expect(english.headers.get('cache-control')).toBe('no-store');
  expect(english.headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'self'/u);
  expect(await english.text()).toContain('Buses at noon');
  const arabic = await (await preview('kind=bulletin&id=noon&platform=android-pwa&lang=ar')).text();
  expect(arabic).toContain('dir="rtl"');
  expect(arabic).toContain('حافلات الظهر');
  expect((await podium.get('/api/v1/informativos/noon')).status).toBe(404);
  expect(await (await podium.get('/api/v1/informativos')).text()).not.toContain('Buses at noon');
  expect((await podium.database.pool.query(`select from content.items where id = 'noon'`)).rowCount).toBe(0);
});

test('a published item is previewed unchanged; a faulty draft and a missing item show a message', async () => {
  expect(await (await preview('kind=bulletin&id=b2&platform=android-pwa')).text()).toContain(
    'Accreditation hours, corrected',
  );
  await save('faulty', { title: { en: 'No number' } });
  expect((await preview('kind=bulletin&id=faulty')).status).toBe(422);
  expect((await preview('kind=bulletin&id=none')).status).toBe(404);
  expect((await preview('kind=recipe&id=x')).status).toBe(400);
});

test('a preview is for publishers only, and leaves no connection open', async () => {
  const manager = await signUpUser(podium, { grant: 'manager' });
  expect((await preview('kind=bulletin&id=noon', manager)).status).toBe(403);
  const previews = await Promise.all(
    Array.from({ length: 20 }, async () => preview('kind=bulletin&id=noon&platform=android-pwa')),
  );
  expect(new Set(previews.map(({ status }) => status))).toEqual(new Set([200]));
  // The rollback may happen after the response.
  await expect
    .poll(async () => {
      const { rows } = await podium.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      return rows;
    })
    .toEqual([]);
});
