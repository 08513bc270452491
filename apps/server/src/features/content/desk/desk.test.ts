/** The desk over HTTP: drafts, review, publication, withdrawal. Each test uses its own item. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  BulletinAnswer,
  DeskItemAnswer,
  DeskKindsAnswer,
  DeskListAnswer,
  FoundContent,
  DeskVersionsAnswer,
  ErrorAnswer,
  MentionsAnswer,
  ReferencesAnswer,
  SearchAnswer,
} from '@podium/contract';
import { runImport } from '../../../cli/run-import.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { decodeEntry } from '../../../feed/desk/desk-entry.ts';
import { openInstallation } from '../../../feed/installation.ts';
import { replay } from '../../../feed/replay.ts';
import { FileStore } from '../../../files/file-store.ts';
import { openLog } from '../../../ground/log.ts';
import { gamesWithContent } from '../../../testing/content-folder.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const log = openLog('silent');
let podium: TestPodium;
let ana: Person;
let rui: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-desk-'));
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
      log,
      openFiles: async () => FileStore.open({ pool: database.pool, dataDir }),
    },
  );
  await podium.settle();
  [ana, rui] = await Promise.all([
    signUpUser(podium, { grant: 'publisher' }),
    signUpUser(podium, { grant: 'publisher' }),
  ]);
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const bulletin = (title: string): Record<string, unknown> => ({
  number: 12,
  title: { en: title },
  published: '2026-10-12T08:00:00-03:00',
  text: { en: 'The bus leaves at 07:15.' },
});
const path = (id: string, kind = 'bulletin'): string => `/api/v1/desk/content/${kind}/${id}`;
const ifMatch = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const save = async (
  user: Person,
  id: string,
  data: object,
  version: number,
  basedOn: number | null = null,
  kind = 'bulletin',
) => user.ask('PUT', `${path(id, kind)}/draft`, { data, order: null, basedOn }, ifMatch(version));
const publish = async (user: Person, id: string, version: number, body: object = {}): Promise<Response> =>
  user.ask('POST', `${path(id)}/publish`, body, ifMatch(version));
const item = async (response: Response): Promise<DeskItemAnswer> => {
  expect(response.status).toBe(200);
  return (await response.json()) as DeskItemAnswer;
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};
const publicBulletin = async (id: string): Promise<BulletinAnswer | number> => {
  const response = await podium.get(`/api/v1/informativos/${id}`);
  return response.ok ? ((await response.json()) as BulletinAnswer) : response.status;
};

test('a draft is private until it is published, and public as soon as the request is answered', async () => {
  const draft = await item(await save(ana, 'first', bulletin('Buses'), 0));
  expect(draft).toMatchObject({
    published: null,
    draft: { version: 1, state: 'draft', faults: [], editedBy: { username: ana.username } },
  });
  expect(await publicBulletin('first')).toBe(404);
  const done = await item(await publish(ana, 'first', 1, { reason: 'as agreed' }));
  expect(done).toMatchObject({ draft: null, published: { data: bulletin('Buses') } });
  // The page must exist immediately: publishers open it next, and a missing page does not appear by itself.
  expect(await publicBulletin('first')).toMatchObject({ title: { text: 'Buses' } });
});

test('the answer names the version of the draft in ETag', async () => {
  expect((await save(ana, 'tagged', bulletin('A'), 0)).headers.get('etag')).toBe('"1"');
  expect((await ana.ask('GET', path('tagged'))).headers.get('etag')).toBe('"1"');
  expect((await save(ana, 'tagged', bulletin('B'), 1)).headers.get('etag')).toBe('"2"');
});

describe('two people at one item', () => {
  test('the second to save gets a conflict and overwrites nothing', async () => {
    await save(ana, 'shared', bulletin('Of Ana'), 0);
    expect(await refusal(await save(rui, 'shared', bulletin('Of Rui'), 0))).toEqual([409, 'version overtaken']);
    const { draft } = await item(await rui.ask('GET', path('shared')));
    expect(draft).toMatchObject({ data: bulletin('Of Ana'), editedBy: { username: ana.username } });
    expect((await item(await save(rui, 'shared', bulletin('Of both'), 1))).draft).toMatchObject({
      version: 2,
      editedBy: { username: rui.username },
    });
  });

  test('of many who save, publish and discard the same version at once, one succeeds', async () => {
    await save(ana, 'raced', bulletin('Race'), 0);
    const attempts = await Promise.all(
      [ana, rui, ana, rui].flatMap((person) => [
        publish(person, 'raced', 1),
        save(person, 'raced', bulletin('Too late'), 1),
        person.ask('DELETE', `${path('raced')}/draft`, undefined, ifMatch(1)),
      ]),
    );
    expect(attempts.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const { status } of attempts) expect([200, 404, 409]).toContain(status);
  });

  test('a draft does not replace a version that its author has not seen', async () => {
    await save(ana, 'moved', bulletin('One'), 0);
    const { published } = await item(await publish(ana, 'moved', 1));
    await save(rui, 'moved', bulletin('Of Rui'), 0, published!.entry);
    await podium.database.pool.query(`update content.drafts set based_on = 1 where id = 'moved'`);
    expect(await refusal(await publish(rui, 'moved', 1))).toEqual([409, 'published overtaken']);
    await save(rui, 'moved', bulletin('Of Rui'), 1, published!.entry);
    expect((await item(await publish(rui, 'moved', 2))).published?.data).toEqual(bulletin('Of Rui'));
  });
});

describe('faults', () => {
  test('are stored with an incomplete draft, and prevent its publication', async () => {
    const { draft } = await item(
      await save(ana, 'partial', { title: { en: '' }, number: 12_000, discipline: 'xxx' }, 0),
    );
    expect(draft!.faults.map(({ field, code }) => `${field} ${code}`).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'number outOfRange',
      'published required',
      'text required',
      'title.en required',
    ]);
    const [status, ...fields] = await refusal(await publish(ana, 'partial', 1));
    expect([status, fields.length]).toEqual([422, 4]);
    expect((await ana.ask('GET', path('partial'))).status).toBe(200);
  });

  test.each([
    ['a discipline that the Games do not have', { discipline: 'xxx' }, ['discipline unknownReference']],
    ['a bulletin that is not published', { replaces: 'none' }, ['replaces unpublishedReference']],
    [
      'a file that is not stored',
      { files: { en: { sha256: 'a'.repeat(64), mediaType: 'application/pdf', size: 1, path: 'bulletin/x.pdf' } } },
      ['files fileGone'],
    ],
  ])('prevent publication: %s', async (name, more, expected) => {
    const id = name.replaceAll(/\W/gu, '-');
    const { draft } = await item(await save(ana, id, { ...bulletin('Refers'), ...more }, 0));
    expect(draft!.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
    expect((await refusal(await publish(ana, id, 1))).slice(1)).toEqual(expected);
  });

  test('include a field that the kind does not have, and nothing is written', async () => {
    expect(await refusal(await save(ana, 'odd', { titel: { en: 'x' } }, 0))).toEqual([422, 'data.titel unknownField']);
    expect((await ana.ask('GET', path('odd'))).status).toBe(404);
  });

  test.each([
    ['without If-Match', undefined],
    ['with a version that is none', 'W/"1"'],
  ])('are reported for a change %s', async (_, header) => {
    const response = await ana.ask(
      'PUT',
      `${path('headless')}/draft`,
      { data: {}, order: null, basedOn: null },
      header ? { 'if-match': header } : {},
    );
    expect(response.status).toBe(400);
  });

  test('an unknown kind and an impossible id are not found', async () => {
    for (const address of [path('x', 'recipe'), path('a%2Fb'), path('x'.repeat(65))])
      expect([400, 404]).toContain((await ana.ask('GET', address)).status);
  });
});

describe('scheduled publication', () => {
  test('publishes a scheduled draft in the name of its author', async () => {
    await save(ana, 'later', bulletin('Later'), 0);
    const publishAt = new Date(Date.now() + 1500).toISOString();
    expect((await item(await publish(ana, 'later', 1, { publishAt }))).draft).toMatchObject({
      state: 'scheduled',
      publishAt,
    });
    expect(await publicBulletin('later')).toBe(404);
    await vi.waitFor(async () => expect(await publicBulletin('later')).toMatchObject({ title: { text: 'Later' } }), {
      timeout: 60_000,
      interval: 100,
    });
    const { items } = await ana.get<DeskVersionsAnswer>(`${path('later')}/versions`);
    expect(items.map(({ by }) => by?.username)).toEqual([ana.username]);
  });

  test('is canceled by an edit of the draft', async () => {
    await save(ana, 'edited', bulletin('Edited'), 0);
    await publish(ana, 'edited', 1, { publishAt: '2030-01-01T00:00:00Z' });
    expect((await item(await save(ana, 'edited', bulletin('Edited'), 2))).draft).toMatchObject({
      state: 'draft',
      publishAt: null,
    });
  });

  test('must be in the future', async () => {
    await save(ana, 'past', bulletin('Past'), 0);
    expect(await refusal(await publish(ana, 'past', 1, { publishAt: '2020-01-01T10:00:00Z' }))).toEqual([
      422,
      'publishAt past',
    ]);
    expect(await publicBulletin('past')).toBe(404);
  });

  test.each<[string, (eva: Person) => Promise<unknown>]>([
    [
      'has lost the right',
      async ({ id }) => podium.database.pool.query('delete from people.grants where person_id = $1', [id]),
    ],
    [
      'is locked',
      async ({ id }) =>
        podium.database.pool.query('update accounts.particulars set is_locked = true where user_id = $1', [id]),
    ],
  ])('publishes nothing if the author %s since', async (_what, happen) => {
    const eva = await signUpUser(podium, { grant: 'publisher' });
    const id = `lost-${eva.id.slice(0, 8)}`;
    await save(eva, id, bulletin('Too late'), 0);
    await publish(eva, id, 1, { publishAt: new Date(Date.now() + 1200).toISOString() });
    await happen(eva);
    await vi.waitFor(
      async () => expect((await ana.get<DeskItemAnswer>(path(id))).draft).toMatchObject({ failure: 'right: lost' }),
      { timeout: 60_000, interval: 100 },
    );
    expect(await publicBulletin(id)).toBe(404);
  });

  test('leaves an item that has become faulty as a draft, with the reason', async () => {
    await save(ana, 'faulty', { ...bulletin('Replaces'), replaces: 'b1' }, 0);
    await publish(ana, 'faulty', 1, { publishAt: new Date(Date.now() + 1200).toISOString() });
    await podium.database.pool.query(
      `update content.drafts set data = jsonb_set(data, '{replaces}', '"gone"') where id = 'faulty'`,
    );
    await vi.waitFor(
      async () =>
        expect((await ana.get<DeskItemAnswer>(path('faulty'))).draft).toMatchObject({
          state: 'scheduled',
          failure: 'replaces: unpublishedReference',
        }),
      { timeout: 60_000, interval: 100 },
    );
  });
});

test('a withdrawn item is gone from the public page, and its versions remain', async () => {
  await save(ana, 'gone', bulletin('Wrong'), 0);
  const { published } = await item(await publish(ana, 'gone', 1));
  const withdraw = async (entry: number): Promise<Response> =>
    rui.post(`${path('gone')}/withdraw`, { entry, reason: 'the wrong day' });
  expect(await refusal(await withdraw(published!.entry - 1))).toEqual([409, 'published overtaken']);
  expect((await withdraw(published!.entry)).status).toBe(200);
  await vi.waitFor(async () => expect(await publicBulletin('gone')).toBe(404), { timeout: 60_000, interval: 20 });
  expect((await withdraw(published!.entry)).status).toBe(404);
  const { items } = await ana.get<DeskVersionsAnswer>(`${path('gone')}/versions`);
  expect(items.map(({ type, by, reason, data }) => [type, by?.username, reason, data !== null])).toEqual([
    ['content.withdraw', rui.username, 'the wrong day', false],
    ['content.publish', ana.username, null, true],
  ]);
});

test('repeating a publication whose answer was lost publishes nothing twice', async () => {
  await save(ana, 'twice', bulletin('Once'), 0);
  const answers = await Promise.all([publish(ana, 'twice', 1), publish(ana, 'twice', 1), publish(ana, 'twice', 1)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ana.get<DeskVersionsAnswer>(`${path('twice')}/versions`)).total).toBe(1);
});

test('the list finds by title, state and missing language', async () => {
  await save(ana, 'listed', { ...bulletin('Zebra crossing'), title: { en: 'Zebra crossing', pt: 'Faixa' } }, 0);
  const list = async (query: string): Promise<DeskListAnswer> => ana.get(`/api/v1/desk/content/bulletin?${query}`);
  const results = await list('q=zebra');
  expect(results.items).toMatchObject([
    {
      id: 'listed',
      title: 'Zebra crossing',
      lang: 'en',
      state: 'new',
      draftState: 'draft',
      missing: ['es', 'pt', 'az', 'ar', 'fr'],
    },
  ]);
  expect((await list('q=faixa&lang=pt')).items).toMatchObject([{ title: 'Faixa', lang: 'pt' }]);
  expect((await list('state=published&count=200')).items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['b1', 'b2']),
  );
  expect((await list('state=new&count=200')).items.map(({ id }) => id)).toContain('listed');
  expect((await list('missing=fr&count=1&from=1')).items).toHaveLength(1);
  const kinds = await ana.get<DeskKindsAnswer>('/api/v1/desk/content');
  expect(kinds.items.find(({ kind }) => kind === 'bulletin')).toMatchObject({
    published: expect.any(Number),
    drafts: expect.any(Number),
  });
});

test('the search of the console finds items of all kinds by their titles, drafts included', async () => {
  await save(ana, 'sought', { ...bulletin('Água para todos'), title: { en: 'Água para todos' } }, 0);
  const find = async (q: string): Promise<FoundContent['items']> =>
    (await ana.get<FoundContent>(`/api/v1/desk/find-content?q=${encodeURIComponent(q)}`)).items;
  expect(await find('agua todos')).toEqual([{ kind: 'bulletin', id: 'sought', title: 'Água para todos' }]);
  expect(new Set((await find('a')).map(({ kind }) => kind)).size).toBeGreaterThan(1);
});

test('a reference field finds items by words without accents or by id', async () => {
  const find = async (target: string, query: string): Promise<string[]> =>
    (await ana.get<ReferencesAnswer>(`/api/v1/desk/references/${target}?${query}`)).items.map(({ id }) => id);
  expect(await find('venue', 'q=aquatic')).toEqual(['AQC']);
  expect(await find('discipline', 'q=natacao&lang=pt')).toEqual(['swm']);
  expect(await find('bulletin', 'ids=b1,b2')).toEqual(['b1', 'b2']);
  expect((await find('unit', 'q=200 m freestyle')).length).toBeGreaterThan(0);
});

test('a file of a draft is visible only to people with the right', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const stored = (await (
    await ana.ask('POST', '/api/v1/files?purpose=document', pdf, { 'content-type': 'application/pdf' })
  ).json()) as { sha256: string; mediaType: string; size: number };
  const { sha256, mediaType, size } = stored;
  await item(
    await save(
      ana,
      'filed',
      { ...bulletin('File'), files: { en: { sha256, mediaType, size, path: 'bulletin/x.pdf' } } },
      0,
    ),
  );
  expect((await podium.get(`/files/${sha256}`)).status).toBe(404);
  expect((await ana.ask('GET', `/files/${sha256}`)).status).toBe(200);
  await item(await publish(ana, 'filed', 1));
  await vi.waitFor(async () => expect((await podium.get(`/files/${sha256}`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
});

describe('a participant who is hidden', () => {
  const athlete = '7100101';
  const mia = async (): Promise<Person> => signUpUser(podium, { grant: 'manager' });
  const search = async (query: string): Promise<string[]> => {
    const answer = await podium.get(`/api/v1/search?query=${encodeURIComponent(query)}&lang=en`);
    return ((await answer.json()) as SearchAnswer).content.map(({ id }) => id);
  };

  test('appears in the list of texts that mention them, and cannot be found by name', async () => {
    const { rows } = await podium.database.pool.query<{ family: string; given: string }>(
      'select family_name as family, given_name as given from sport.participants where id = $1 limit 1',
      [athlete],
    );
    const { family, given } = rows[0]!;
    await save(ana, 'names', { ...bulletin('A record'), text: { en: `${given} ${family} swam a record.` } }, 0);
    await item(await publish(ana, 'names', 1));
    expect(await search(family)).toContain('names');
    const manager = await mia();
    const mentions = await manager.get<MentionsAnswer>(`/api/v1/desk/participants/${athlete}/mentions`);
    expect(mentions.items).toContainEqual({ kind: 'bulletin', id: 'names', title: 'A record' });
    const level = { level: 'number', reason: 'the family asks', nonce: randomUUID() };
    expect((await manager.ask('PUT', `/api/v1/desk/participants/${athlete}/level`, level)).status).toBe(200);
    expect(await search(family)).not.toContain('names');
    expect(await search('record')).toContain('names');
    expect((await manager.ask('GET', '/api/v1/desk/participants/nobody/mentions')).status).toBe(404);
  });
});

describe('rights', () => {
  test('over one discipline cover only items that belong to it before and after the change', async () => {
    const eva = await signUpUser(podium, { grant: 'publisher', scope: 'discipline SWM' });
    const swimming = { ...bulletin('Swimming'), discipline: 'swm' };
    expect((await save(eva, 'swimming', swimming, 0)).status).toBe(200);
    expect((await save(eva, 'swimming', bulletin('Everything'), 1)).status).toBe(403);
    expect((await save(eva, 'athletics', { ...bulletin('Athletics'), discipline: 'ath' }, 0)).status).toBe(403);
    await save(ana, 'of-ana', bulletin('Of all'), 0);
    expect((await save(eva, 'of-ana', swimming, 1)).status).toBe(403);
    expect((await publish(eva, 'of-ana', 1)).status).toBe(403);
    expect((await publish(eva, 'swimming', 1)).status).toBe(200);
  });

  test('over a part neither list nor show drafts about other parts', async () => {
    const eva = await signUpUser(podium, { grant: 'publisher', scope: 'team SP' });
    await save(ana, 'secret', bulletin('A secret of all'), 0);
    const list = await eva.get<DeskListAnswer>('/api/v1/desk/content/bulletin');
    expect(list.items.map(({ id }) => id)).not.toContain('secret');
    expect((await eva.get<DeskKindsAnswer>('/api/v1/desk/content')).items.every(({ drafts }) => drafts === 0)).toBe(
      true,
    );
    for (const address of [path('secret'), `${path('secret')}/versions`])
      expect((await eva.ask('GET', address)).status, address).toBe(403);
  });
});

test('decisions are the same in a replay, and name their author only by an id', async () => {
  const target = await testDatabase();
  try {
    expect((await replay(podium.database.pool, target.pool, { log, entryTypes })).differences).toEqual([]);
  } finally {
    await target.close();
  }
  const { rows } = await podium.database.pool.query<{ bytes: Buffer }>(
    `select bytes from feed.journal where kind = 'desk' and header ->> 'by' is not null`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { bytes } of rows) {
    expect(decodeEntry(bytes).head.by).toMatch(/^[0-9a-f-]{36}$/u);
    expect(bytes.toString()).not.toContain(ana.username);
  }
});

test('the last editor cannot publish if the Games require a second person', async () => {
  const strict = await testPodium({
    database: podium.database,
    environment: {
      DATA_DIR: join(folder, 'data'),
      ACCOUNTS_PASSWORD_MB: '19',
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
      CONTENT_REVIEW: 'second-person',
    },
  });
  try {
    const [mia, leo] = await Promise.all([
      signUpUser(strict, { grant: 'publisher' }),
      signUpUser(strict, { grant: 'publisher' }),
    ]);
    await save(mia, 'reviewed', bulletin('Four eyes'), 0);
    expect((await item(await mia.ask('POST', `${path('reviewed')}/review`, {}, ifMatch(1)))).draft).toMatchObject({
      state: 'review',
      version: 2,
    });
    expect(await refusal(await publish(mia, 'reviewed', 2))).toEqual([409, 'review secondPerson']);
    expect((await item(await mia.ask('GET', path('reviewed')))).needsReview).toBe(true);
    expect((await item(await leo.ask('GET', path('reviewed')))).needsReview).toBe(false);
    expect((await publish(leo, 'reviewed', 2)).status).toBe(200);
    // An edit and its publication, sent at the same moment: whichever comes first, the editor publishes nothing.
    await save(mia, 'four-eyes', bulletin('Mine'), 0);
    for (let version = 1; version < 20; version++) {
      await Promise.all([
        save(leo, 'four-eyes', bulletin(`By me ${version}`), version),
        publish(leo, 'four-eyes', version + 1),
      ]);
      expect(await publicBulletin('four-eyes')).toBe(404);
      await save(mia, 'four-eyes', bulletin('Mine'), ++version);
    }
  } finally {
    await strict.leave();
  }
});
