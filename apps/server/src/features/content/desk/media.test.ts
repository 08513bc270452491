/** The media library over HTTP: files of the example Games and of drafts, their uses, and the removal of unused ones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuditAnswer, ErrorAnswer, MediaAnswer, MediaFile, StoredFile } from '@podium/contract';
import { runImport } from '../../../cli/run-import.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { openInstallation } from '../../../feed/installation.ts';
import { FileStore } from '../../../files/file-store.ts';
import { openLog } from '../../../ground/log.ts';
import { gamesWithContent } from '../../../testing/content-folder.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/media';
let podium: TestPodium;
let ana: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-media-'));
  const database = await testDatabase();
  await openInstallation(database.pool);
  const dataDir = join(folder, 'data');
  podium = await testPodium({
    database,
    environment: { DATA_DIR: dataDir, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  await runImport(
    database,
    { folder: await gamesWithContent(join(folder, 'games')), isDryRun: false, isForced: true },
    {
      out: () => undefined,
      error: () => undefined,
      log: openLog('silent'),
      openFiles: async () => FileStore.open({ pool: database.pool, dataDir }),
    },
  );
  await podium.settle();
  ana = await signUpUser(podium, { grant: 'publisher' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const list = async (query: Record<string, string> = {}, user = ana): Promise<MediaAnswer> =>
  user.get(`${base}?${new URLSearchParams({ count: '100', ...query }).toString()}`);
const findListed = async ({ sha256 }: { sha256: string }): Promise<MediaFile | undefined> =>
  (await list()).items.find((item) => item.sha256 === sha256);
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};

const svg = (text: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${text}</title></svg>`);
async function upload(text: string): Promise<StoredFile> {
  const response = await ana.ask('POST', '/api/v1/files?purpose=logo', svg(text), { 'content-type': 'image/svg+xml' });
  expect(response.status).toBe(201);
  return (await response.json()) as StoredFile;
}
const logoData = ({ sha256, mediaType, size }: StoredFile, alt: object): object => ({
  sha256,
  mediaType,
  size,
  path: 'sponsor/new-logo.svg',
  alt,
});
const save = async (id: string, logo: unknown): Promise<Response> =>
  ana.ask(
    'PUT',
    `/api/v1/desk/content/sponsor/${id}/draft`,
    { data: { row: 'master', name: { en: id }, logo }, order: null, basedOn: null },
    { 'if-match': '"0"' },
  );
const publish = async (id: string): Promise<Response> =>
  ana.ask('POST', `/api/v1/desk/content/sponsor/${id}/publish`, {}, { 'if-match': '"1"' });
const remove = async ({ sha256, storedAt }: Pick<MediaFile, 'sha256' | 'storedAt'>, user = ana): Promise<Response> =>
  user.post(`${base}/${sha256}/remove`, { storedAt });

test('files of published items list their items, and are found by them', async () => {
  const { items, total, mayRemove } = await list();
  expect([items.length, mayRemove]).toEqual([total, true]);
  expect(new Set(items.map(({ group }) => group))).toEqual(new Set(['image', 'captions', 'document', 'map']));
  for (const { name, isUsed, uses } of items)
    expect([name !== null, isUsed, uses.length > 0]).toEqual([true, true, true]);
  const [document] = (await list({ group: 'document' })).items;
  expect(document).toMatchObject({ name: 'bulletin-1-en.pdf', isUsed: true });
  expect(document!.uses.map(({ kind, id, state }) => [kind, id, state])).toContainEqual([
    'bulletin',
    'b1',
    'published',
  ]);
  const results = await list({ q: 'accreditation HOURS', group: 'document' });
  expect(results.items.map(({ sha256 }) => sha256)).toEqual([document!.sha256]);
  expect((await list({ q: 'no such words' })).total).toBe(0);
  const page = await list({ from: '1', count: '2' });
  expect([page.items, page.total]).toEqual([items.slice(1, 3), total]);
});

test('a picture of a hidden person is marked as such, and served to no reader', async () => {
  const { items } = await list({ group: 'image' });
  const hidden = items.filter(({ isShown }) => !isShown);
  expect(hidden).not.toEqual([]);
  for (const { sha256, isShown } of items)
    expect((await ana.ask('GET', `/files/${sha256}`)).status).toBe(isShown ? 200 : 404);
});

test('a file of a draft is listed with the languages without a description, and a file without an item as unused', async () => {
  const file = await upload('draft');
  expect(await findListed(file)).toMatchObject({ name: null, isUsed: false, uses: [], group: 'image' });
  expect((await list({ only: 'unused' })).items.map(({ sha256 }) => sha256)).toContain(file.sha256);
  expect((await save('acme', logoData(file, { en: 'Logo of Acme' }))).status).toBe(200);
  const listedFile = await findListed(file);
  expect(listedFile).toMatchObject({ name: 'new-logo.svg', isUsed: true, uses: [{ id: 'acme', state: 'new' }] });
  expect(listedFile!.uses[0]!.undescribed).toContain('pt');
  expect(listedFile!.uses[0]!.undescribed).not.toContain('en');
  expect((await list({ only: 'undescribed', q: 'acme' })).items).toEqual([listedFile]);
  expect((await list({ only: 'unused' })).items.map(({ sha256 }) => sha256)).not.toContain(file.sha256);
  expect((await publish('acme')).status).toBe(200);
  expect((await findListed(file))!.uses).toMatchObject([{ id: 'acme', state: 'published' }]);
});

test('a malformed draft does not break the list', async () => {
  const file = await upload('malformed');
  await save('odd', { ...logoData(file, {}), alt: 'words', path: 7 });
  expect(await findListed(file)).toMatchObject({ name: null, uses: [{ id: 'odd' }] });
  expect((await save('empty', [null])).status).toBe(200);
  expect((await list()).total).toBeGreaterThan(0);
});

test('an unused file is removed, with an entry in the audit', async () => {
  const file = (await findListed(await upload('unused')))!;
  const response = await ana.post(`${base}/${file.sha256}/remove`, { storedAt: file.storedAt, reason: 'wrong logo' });
  expect(response.status).toBe(200);
  expect(await findListed(file)).toBeUndefined();
  expect((await ana.ask('GET', `/files/${file.sha256}`)).status).toBe(404);
  expect(await refusal(await remove(file))).toEqual([404]);
  const manager = await signUpUser(podium, { grant: 'manager' });
  const { items } = await manager.get<AuditAnswer>('/api/v1/desk/audit?type=file');
  expect(items[0]).toMatchObject({
    type: 'file.remove',
    about: `file/${file.sha256}`,
    by: { username: ana.username },
    reason: 'wrong logo',
    before: { mediaType: 'image/svg+xml', size: file.size, storedAt: file.storedAt },
  });
  // The same bytes can be uploaded again.
  expect((await upload('unused')).sha256).toBe(file.sha256);
  expect((await ana.ask('GET', `/files/${file.sha256}`)).status).toBe(200);
});

describe('a file is kept', () => {
  test('if a draft or an item uses it', async () => {
    const file = (await findListed(await upload('used')))!;
    await save('used', logoData(file, { en: 'Logo' }));
    expect(await refusal(await remove(file))).toEqual([409, 'file used']);
    await publish('used');
    expect(await refusal(await remove(file))).toEqual([409, 'file used']);
    expect((await podium.get(`/files/${file.sha256}`)).status).toBe(200);
  });

  test('if it has been uploaded again since it was listed', async () => {
    const file = (await findListed(await upload('twice')))!;
    await vi.waitFor(async () => {
      await upload('twice');
      expect((await findListed(file))!.storedAt).not.toBe(file.storedAt);
    }, 60_000);
    expect(await refusal(await remove(file))).toEqual([409, 'file uploadedAgain']);
  });

  test('if its publication runs at the same time; a published item never lacks its file', async () => {
    for (let round = 0; round < 8; round += 1) {
      const file = (await findListed(await upload(`race ${round}`)))!;
      const [saved, removed] = await Promise.all([save(`race-${round}`, logoData(file, { en: 'Logo' })), remove(file)]);
      expect(saved.status).toBe(200);
      const [published, removal] = await Promise.all([publish(`race-${round}`), remove(file)]);
      const wasRemoved = removed.status === 200;
      expect([published.status, removal.status]).toEqual(wasRemoved ? [422, 404] : [200, 409]);
      expect((await ana.ask('GET', `/files/${file.sha256}`)).status).toBe(wasRemoved ? 404 : 200);
    }
  });

  test('until one of many simultaneous removals succeeds', async () => {
    const file = (await findListed(await upload('many')))!;
    const answers = await Promise.all(Array.from({ length: 6 }, async () => remove(file)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
  });
});

test('a right over one discipline shows the files and removes none; other roles see nothing', async () => {
  const scoped = await signUpUser(podium, { grant: 'publisher', scope: 'discipline JUD' });
  const file = (await findListed(await upload('scoped')))!;
  expect(await list({}, scoped)).toMatchObject({ mayRemove: false });
  expect((await remove(file, scoped)).status).toBe(403);
  expect(await findListed(file)).toBeDefined();
  for (const grant of ['manager', 'referee'] as const) {
    const other = await signUpUser(podium, { grant });
    expect((await other.ask('GET', base)).status).toBe(403);
    expect((await remove(file, other)).status).toBe(403);
  }
  expect((await podium.get(base)).status).toBe(401);
});

test('malformed requests are refused', async () => {
  for (const query of ['group=word', 'only=all', 'count=0', 'count=101', 'from=-1', 'lang=xx'])
    expect((await ana.ask('GET', `${base}?${query}`)).status).toBe(400);
  const [file] = (await list()).items;
  expect((await ana.post(`${base}/${file!.sha256}/remove`, {})).status).toBe(422);
  expect((await ana.post(`${base}/${file!.sha256}/remove`, { storedAt: 'now' })).status).toBe(422);
  expect((await ana.post(`${base}/xyz/remove`, { storedAt: file!.storedAt })).status).toBe(404);
});

test('photos of accounts are not listed', async () => {
  const { rows } = await podium.database.pool.query<{ sha256: string }>('select sha256 from files.objects');
  const stored = new Set(rows.map(({ sha256 }) => sha256));
  await podium.database.pool.query(`insert into accounts.photos (user_id, sha256, bytes) values ($1, $2, '')`, [
    ana.id,
    'f'.repeat(64),
  ]);
  expect((await list()).items.every(({ sha256 }) => stored.has(sha256))).toBe(true);
});
