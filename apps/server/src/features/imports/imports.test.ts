/** The import command checks an uploaded folder in its own process, and imports it on request. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  AuditAnswer,
  DelegationAnswer,
  ErrorAnswer,
  ExportsAnswer,
  GamesAnswer,
  ImportAnswer,
  ImportsAnswer,
  ParticipantsAnswer,
} from '@podium/contract';
import { smallResults } from '@podium/foreign-files/testing';
import { completeFolder, folderWithMistakes, importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { workbookFile } from '../../testing/workbook-file.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let admin: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-imports-'));
  podium = await testPodium({
    environment: { DATA_DIR: folder, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  // The command reads the environment of the process.
  vi.stubEnv('DATABASE_URL', podium.database.url);
  vi.stubEnv('DATA_DIR', folder);
  admin = await signUpUser(podium, { grant: 'admin' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const base = '/api/v1/desk/imports';
async function zipFolder(path: string): Promise<Uint8Array> {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = await Promise.all(
    names.map(async (entry) => {
      const full = join(entry.parentPath, entry.name);
      return [full.slice(path.length).replace(/^\//u, ''), new Uint8Array(await readFile(full))] as const;
    }),
  );
  return zipSync(Object.fromEntries(files));
}
const upload = async (bytes: Uint8Array, kind = 'games', user = admin): Promise<Response> =>
  user.ask('POST', `${base}?kind=${kind}&name=games.zip`, bytes, { 'content-type': 'application/zip' });
const awaitEnd = async ({ id }: Pick<ImportAnswer, 'id'>): Promise<ImportAnswer> =>
  vi.waitFor(
    async () => {
      const now = await admin.get<ImportAnswer>(`${base}/${id}`);
      expect(['checking', 'running']).not.toContain(now.state);
      return now;
    },
    { timeout: 60_000, interval: 200 },
  );
const readImport = async (response: Response): Promise<ImportAnswer> => {
  expect(response.status).toBe(201);
  return (await response.json()) as ImportAnswer;
};

test('a folder with mistakes is not imported; each mistake is named by file, line and column', async () => {
  const checked = await awaitEnd(await readImport(await upload(await zipFolder(folderWithMistakes))));
  expect(checked).toMatchObject({ state: 'faulty', by: { username: admin.username } });
  expect(checked.problems.length).toBeGreaterThan(5);
  for (const problem of checked.problems)
    expect(problem).toMatchObject({
      file: expect.stringMatching(/\.\w+$/u),
      line: expect.any(Number),
      column: expect.any(Number),
      params: { form: expect.any(String) },
    });
  expect(checked).toMatchObject({ omitted: 0, lines: [], summary: null });
  expect((await admin.post(`${base}/${checked.id}/run`)).status).toBe(409);
});

test('a file without problems is checked first, public once it is imported, and then deleted from the data folder', async () => {
  const checked = await awaitEnd(await readImport(await upload(await zipFolder(completeFolder))));
  expect(checked).toMatchObject({
    state: 'checked',
    lines: expect.arrayContaining(['Dry run: nothing was imported.']),
    summary: { counts: expect.arrayContaining([{ table: 'venues', rows: expect.any(Number) }]), isUnchanged: false },
  });
  expect((await podium.database.pool.query('select from feed.journal')).rowCount).toBe(0);
  const runs = await Promise.all([admin.post(`${base}/${checked.id}/run`), admin.post(`${base}/${checked.id}/run`)]);
  expect(runs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await awaitEnd(checked)).toMatchObject({ state: 'done', summary: { isUnchanged: false, publicGames: null } });
  await podium.settle();
  expect((await (await podium.get('/api/v1/games')).json()) as GamesAnswer).toMatchObject({ code: 'YG2026' });
  expect(await readdir(join(folder, 'imports'))).not.toContain(`${checked.id}.zip`);
});

test('an import of the same content reports that nothing changed', async () => {
  const secondImport = await awaitEnd(await readImport(await upload(await zipFolder(completeFolder))));
  expect((await admin.post(`${base}/${secondImport.id}/run`)).status).toBe(200);
  expect(await awaitEnd(secondImport)).toMatchObject({ state: 'done', summary: { isUnchanged: true, changes: [] } });
});

test('the Games are exported as a .zip that gives the same Games in an empty database', async () => {
  const exports = '/api/v1/desk/exports';
  const manager = await signUpUser(podium, { grant: 'manager' });
  expect((await manager.post(exports)).status).toBe(403);
  const starts = await Promise.all([admin.post(exports), admin.post(exports)]);
  expect(starts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
  const [done] = await vi.waitFor(
    async () => {
      const { items } = await admin.get<ExportsAnswer>(exports);
      expect(items[0]!.state).toBe('done');
      return items;
    },
    { timeout: 60_000, interval: 200 },
  );
  expect((await manager.ask('GET', `${exports}/${done!.id}/games.zip`)).status).toBe(403);
  expect((await admin.ask('GET', `${exports}/${randomUUID()}/games.zip`)).status).toBe(404);
  const response = await admin.ask('GET', `${exports}/${done!.id}/games.zip`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([response.status, bytes.length]).toEqual([200, done!.size]);
  const { items } = await admin.get<AuditAnswer>('/api/v1/desk/audit?type=export');
  expect(items.map(({ type, by }) => [type, by!.username])).toEqual([
    ['export.download', admin.username],
    ['export.run', admin.username],
  ]);

  expect(done!.format).toEqual({ key: 'games', name: '', ending: 'zip' });
  expect((await admin.ask('GET', `${exports}/${done!.id}/games.lxf`)).status).toBe(404);
  expect((await admin.post(`${exports}?format=pdf`)).status).toBe(404);

  const path = join(folder, 'again.zip');
  await writeFile(path, bytes);
  const other = await testPodium();
  try {
    expect((await importFolder(other.database, path)).code).toBe(0);
    await other.settle();
    for (const document of ['/medals', '/schedule/days', '/participants?pageSize=200', '/venues']) {
      const [here, there] = await Promise.all(
        [podium, other].map(async (podium) => (await podium.get(`/api/v1${document}`)).json()),
      );
      expect(there).toEqual(here);
    }
  } finally {
    await other.stop();
  }
});

test('swimming of the Games is exported for other programs, which import it unchanged', async () => {
  const exports = '/api/v1/desk/exports';
  const { formats } = await admin.get<ExportsAnswer>(exports);
  expect(formats.map(({ key, ending }) => `${key}.${ending}`)).toEqual(['games.zip', 'lenex.lxf']);
  expect((await admin.post(`${exports}?format=lenex`)).status).toBe(202);
  const done = await vi.waitFor(
    async () => {
      const { items } = await admin.get<ExportsAnswer>(exports);
      expect(items[0]!.state).toBe('done');
      return items[0]!;
    },
    { timeout: 60_000, interval: 200 },
  );
  const response = await admin.ask('GET', `${exports}/${done.id}/games.lxf`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="games.lxf"');
  const [meet] = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())));
  expect(new TextDecoder().decode(meet)).toContain('<LENEX version="3.0">');
});

test('an import reports its progress until it has ended', async () => {
  const { id } = await readImport(await upload(await zipFolder(completeFolder)));
  const progress = await vi.waitFor(
    async () => {
      const { progress } = await admin.get<ImportAnswer>(`${base}/${id}`);
      expect(progress).not.toBeNull();
      return progress!;
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(progress).toMatchObject({ phase: expect.stringMatching(/^(?:reading|checking)$/u), done: expect.any(Number) });
  expect(await awaitEnd({ id })).toMatchObject({ state: 'checked', progress: null });
});

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const uploadFile = async (bytes: Uint8Array | string, type: string, name: string, table = ''): Promise<Response> =>
  admin.ask(
    'POST',
    `${base}?kind=games&name=${encodeURIComponent(name)}${table && `&table=${encodeURIComponent(table)}`}`,
    typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    { 'content-type': type },
  );
const fetchName = async (code: string): Promise<string> =>
  ((await (await podium.get(`/api/v1/delegations/${code}`)).json()) as DelegationAnswer).organisation.name;
const organisations = (name: string) => [
  ['id', 'code', 'name_en', 'type', 'ranked'],
  ['AUR', 'AUR', name, 'state', 'true'],
  ['BRS', 'BRS', 'Brisa', 'state', 'true'],
];
async function importFiles(response: Response): Promise<void> {
  const checked = await awaitEnd(await readImport(response));
  expect(checked).toMatchObject({ state: 'checked' });
  expect((await admin.post(`${base}/${checked.id}/run`)).status).toBe(200);
  expect(await awaitEnd(checked)).toMatchObject({ state: 'done' });
  await podium.settle();
}

describe('a workbook or a single table of the Games', () => {
  const formatCsv = (rows: string[][]): string => rows.map((row) => row.join(';')).join('\n');

  test('sheets named like tables replace only these tables', async () => {
    const before = await fetchName('BRS');
    await importFiles(
      await uploadFile(
        workbookFile({ Organisations: organisations('Aurora do Norte'), Notes: [['mine']] }),
        sheetType,
        'Book.xlsx',
      ),
    );
    expect([await fetchName('AUR'), await fetchName('BRS')]).toEqual(['Aurora do Norte', before]);
    expect((await (await podium.get('/api/v1/games')).json()) as GamesAnswer).toMatchObject({ code: 'YG2026' });
  });

  test('a table is recognized by its columns, regardless of the file name', async () => {
    const text = formatCsv(organisations('Aurora do Sul'));
    const checked = await awaitEnd(await readImport(await uploadFile(text, 'text/csv', 'List 3.csv')));
    expect([checked.state, checked.lines[0]]).toEqual(['checked', 'YG2026: 2 organisations']);
  });

  test('columns that several tables have require a choice', async () => {
    const text = formatCsv([
      ['id', 'name_en'],
      ['AUR', 'Aurora do Leste'],
      ['BRS', 'Brisa'],
    ]);
    const unclear = await awaitEnd(await readImport(await uploadFile(text, 'text/csv', 'List 4.csv')));
    expect(unclear).toMatchObject({
      state: 'faulty',
      problems: [{ file: 'List 4.csv', code: 'E106', params: { form: 'table-unclear' } }],
      lines: [],
    });
    const { tables } = await admin.get<ImportsAnswer>(base);
    expect(tables).toEqual(expect.arrayContaining(['organisations', 'content/bulletins']));
    const chosen = await awaitEnd(await readImport(await uploadFile(text, 'text/csv', 'List 4.csv', 'organisations')));
    expect(chosen.state).toBe('checked');
  });

  test('a mistake is reported with sheet, row and column', async () => {
    const rows = [...organisations('Aurora'), ['N0 ID', 'CAP', 'Cape', 'state', 'true']];
    const { state, problems } = await awaitEnd(
      await readImport(await uploadFile(workbookFile({ organisations: rows }), sheetType, 'Equipes: 1.xlsx')),
    );
    expect(state).toBe('faulty');
    expect(problems[0]).toMatchObject({
      file: 'Equipes_ 1.xlsx[organisations]',
      line: 4,
      column: 1,
      columnName: 'id',
      params: { form: 'not-id', value: '"N0 ID"' },
    });
  });

  test('a workbook that is too large when decompressed is not read', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(8_000_000) });
    const { state, problems } = await awaitEnd(await readImport(await uploadFile(bomb, sheetType, 'Book.xlsx')));
    expect([state, problems[0]?.message]).toEqual(['faulty', expect.stringContaining('compression ratio')]);
  });

  test.each([
    ['an unknown table', 'a;b', 'text/csv', 'people', 422],
    ['a type that is none', 'a;b', 'text/plain', '', 415],
    ['a workbook that is none', 'a;b', sheetType, '', 415],
  ])('%s is refused', async (_, text, type, table, status) => {
    const response = await uploadFile(text, type, 'a.csv', table);
    expect(response.status).toBe(status);
    if (status === 422)
      expect(((await response.json()) as ErrorAnswer).error.fields).toEqual([
        { field: 'table', message: 'unknownTable' },
      ]);
  });

  test('a timetable is not read as a single table', async () => {
    const response = await admin.ask('POST', `${base}?kind=gtfs&name=a.csv`, new TextEncoder().encode('a'), {
      'content-type': 'text/csv',
    });
    expect(response.status).toBe(415);
  });
});

describe('importing a file without some of the stored rows', () => {
  const header = 'id,role,organisation,family_name,given_name';
  const fetchPeople = async (): Promise<number> =>
    ((await (await podium.get('/api/v1/participants?pageSize=200')).json()) as ParticipantsAnswer).total;
  const check = async (text: string): Promise<ImportAnswer> =>
    awaitEnd(await readImport(await uploadFile(text, 'text/csv', 'participants.csv')));
  const run = async ({ id }: ImportAnswer, query = ''): Promise<Response> => admin.post(`${base}/${id}/run${query}`);

  test('counts the missing rows first, and removes them only if the organizer typed their number', async () => {
    const before = await fetchPeople();
    const row = 'N1,athlete,AUR,Nova,Nina';
    const added = await check(`${header}\n${row}\n`);
    const [missing] = added.summary!.missing!;
    expect(missing).toMatchObject({ table: 'participants', names: expect.arrayContaining([expect.any(String)]) });
    expect((await run(added)).status).toBe(200);
    expect(await awaitEnd(added)).toMatchObject({ state: 'done' });
    await podium.settle();
    expect(await fetchPeople()).toBe(before + 1);

    const again = await check(`${header}\nN1,athlete,AUR,Nova,Ana\n`);
    expect(again.summary!.missing).toMatchObject([{ table: 'participants', rows: missing!.rows }]);
    const refused = await run(again, `?removes=${missing!.rows - 1}`);
    expect([refused.status, ((await refused.json()) as ErrorAnswer).error.fields]).toEqual([
      422,
      [{ field: 'removes', message: String(missing!.rows) }],
    ]);
    expect((await run(again, `?removes=${missing!.rows}`)).status).toBe(200);
    expect(await awaitEnd(again)).toMatchObject({ state: 'done' });
    await podium.settle();
    expect(await fetchPeople()).toBeLessThan(before);
  });

  test('refuses a second import while the first one runs', async () => {
    const both = [
      await check(`${header}\nN2,athlete,AUR,Nova,Bia\n`),
      await check(`${header}\nN3,athlete,AUR,Nova,Cida\n`),
    ];
    const runs = await Promise.all(both.map(async (upload) => run(upload)));
    expect(runs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const [index, upload] of both.entries()) if (runs[index]!.status === 200) await awaitEnd(upload);
  });

  test('refuses a file without a recognizable table', async () => {
    const book = workbookFile({
      Inscritos: [
        ['Nome', 'Município'],
        ['Ana', 'Itajubá'],
      ],
    });
    const { state, problems } = await awaitEnd(await readImport(await uploadFile(book, sheetType, 'Book.xlsx')));
    expect(state).toBe('faulty');
    expect(problems.at(-1)).toMatchObject({ file: 'Book.xlsx', severity: 'error', params: { form: 'no-tables' } });
  });

  test('reports the reason if the import crashes', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    try {
      const { state, problems } = await check(`${header}\nN4,athlete,AUR,Nova,Duda\n`);
      expect(state).toBe('faulty');
      expect(problems).toMatchObject([{ params: { form: 'import-died', reason: expect.stringMatching(/\w/u) } }]);
    } finally {
      vi.stubEnv('DATABASE_URL', podium.database.url);
    }
  });
});

describe('an upload is refused', () => {
  test.each([
    ['a file that is not a .zip', new TextEncoder().encode('hello'), 415],
    ['an empty body', new Uint8Array(), 422],
  ])('%s', async (_, bytes, status) => {
    const before = await readdir(join(folder, 'imports'));
    expect((await upload(bytes)).status).toBe(status);
    expect(await readdir(join(folder, 'imports'))).toEqual(before);
  });

  test('if it is a damaged .zip, by the check', async () => {
    const damaged = (await zipFolder(completeFolder)).slice(0, 2000);
    expect(await awaitEnd(await readImport(await upload(damaged)))).toMatchObject({
      state: 'faulty',
      problems: [{ file: 'games.zip', severity: 'error', params: { form: 'zip-damaged' } }],
    });
  });

  test('if it is an invalid timetable', async () => {
    const { state, problems, lines } = await awaitEnd(
      await readImport(await upload(zipSync({ 'stops.txt': new TextEncoder().encode('a,b\n1,2\n') }), 'gtfs')),
    );
    expect([state, lines]).toEqual(['faulty', []]);
    expect(problems[0]).toMatchObject({ file: 'agency.txt', params: { form: 'file-missing' } });
  });

  test('if a table has more mistakes than are listed; the rest is counted', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => ['N0 ID', `A${index}`, 'Aurora', 'state', 'true']);
    const [header] = organisations('');
    const text = [header!, ...rows].map((row) => row.join(',')).join('\n');
    const { problems, omitted } = await awaitEnd(
      await readImport(await uploadFile(text, 'text/csv', 'organisations.csv')),
    );
    expect([problems.length, omitted]).toEqual([100, 30]);
  });

  test('if the user is not an admin', async () => {
    const manager = await signUpUser(podium, { grant: 'manager' });
    expect((await upload(await zipFolder(completeFolder), 'games', manager)).status).toBe(403);
    expect((await manager.ask('GET', base)).status).toBe(403);
  });
});

describe('a file of another program', () => {
  const send = async (name: string, content: string): Promise<Response> =>
    uploadFile(content, 'application/octet-stream', name);

  test('a format that is only recognized is refused by its name', async () => {
    const unread = await awaitEnd(await readImport(await send('club.tp', '\u0000\u0001\u0000\u0000Standard Jet DB')));
    expect(unread).toMatchObject({
      state: 'faulty',
      problems: [{ file: 'club.tp', params: { form: 'foreign-unread' } }],
    });
    const unknown = await awaitEnd(await readImport(await send('meet.lif', 'what is this')));
    expect(unknown).toMatchObject({ state: 'faulty', problems: [{ file: 'meet.lif', severity: 'error' }] });
  });

  test('code and time zone of the Games that it brings can be corrected before the import', async () => {
    const { id } = await awaitEnd(await readImport(await send('meet.lef', smallResults)));
    const check = async (body: object): Promise<number> => (await admin.post(`${base}/${id}/check`, body)).status;
    expect(await check({ games: 'LAGOON31', timeZone: 'America/Sao_Paulo' })).toBe(200);
    const { summary } = await awaitEnd({ id });
    expect(summary?.foreign).toMatchObject({
      format: 'LENEX',
      games: { code: 'LAGOON31', timeZone: 'America/Sao_Paulo' },
      isAddition: false,
      made: [{ fact: 'heats', count: 1 }],
    });
    expect(summary?.foreign?.lost).toContainEqual({ name: 'MEET deadline', count: 1, reason: 'noPlace' });
    expect(await check({ games: 'no code' })).toBe(422);
    expect(await check({ timeZone: 'America/Lagoon' })).toBe(422);
    expect((await admin.post(`${base}/${randomUUID()}/check`, {})).status).toBe(404);
    const manager = await signUpUser(podium, { grant: 'manager' });
    expect((await manager.post(`${base}/${id}/check`, {})).status).toBe(403);
  });

  test('the same file again changes only what differs, and the differences are counted before the import', async () => {
    await importFiles(await send('meet.lef', smallResults));
    const same = await awaitEnd(await readImport(await send('again.lef', smallResults)));
    expect(same.summary).toMatchObject({ foreign: { isAddition: true, games: { code: 'YG2026' } }, changes: [] });
    const corrected = smallResults.replace('00:00:57.40', '00:00:57.35');
    const other = await awaitEnd(await readImport(await send('meet.lef', corrected)));
    expect(other.summary!.changes).toEqual([{ table: 'results', added: 0, changed: 2, removed: 0 }]);
    expect((await admin.post(`${base}/${other.id}/run`)).status).toBe(200);
    expect(await awaitEnd(other)).toMatchObject({ state: 'done' });
    expect((await admin.post(`${base}/${other.id}/check`, {})).status).toBe(409);
  });
});

describe('a list of results', () => {
  const list =
    'Natação;;;\nProva;Quem;De onde;Tempo\n50 m livre fem;Ana Sá;Sal Mar;33,10\n50 m livre fem;Bia Luz;Sal Mar;rápida\n';
  const send = async (name: string): Promise<ImportAnswer> =>
    awaitEnd(await readImport(await uploadFile(list, 'text/csv', name)));
  const usesOf = ({ summary }: ImportAnswer): string[] =>
    summary!.foreign!.list!.sheets[0]!.columns.map(
      ({ title, use, isUnsure }) => `${title}=${use}${isUnsure ? '?' : ''}`,
    );

  test('contents that are chosen for its columns also apply to later lists with the same titles', async () => {
    const first = await send('lista.csv');
    expect(usesOf(first)).toEqual(['Prova=event', 'Quem=name?', 'De onde=', 'Tempo=mark']);
    expect(first.summary!.foreign!.list!.doubts).toEqual([
      { code: 'mark', sheet: 'lista', line: 4, column: 'Tempo', value: 'rápida' },
    ]);
    const columns = { Quem: 'name', 'De onde': 'delegation' };
    expect((await admin.post(`${base}/${first.id}/check`, { columns })).status).toBe(200);
    expect(usesOf(await awaitEnd(first))).toEqual(['Prova=event', 'Quem=name', 'De onde=delegation', 'Tempo=mark']);
    expect(usesOf(await send('outra.csv'))).toEqual(['Prova=event', 'Quem=name', 'De onde=delegation', 'Tempo=mark']);
  });

  test('rows of the Games that it lacks are no question', async () => {
    const { summary, state } = await send('lista.csv');
    expect({ state, missing: summary?.missing, isAddition: summary?.foreign?.isAddition }).toEqual({
      state: 'checked',
      missing: [],
      isAddition: true,
    });
  });
});
