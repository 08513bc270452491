import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from './kinds.gen.ts';
import { documentTypes, readMessage } from './main.ts';
import { messageText, utf8 } from './testing/message-text.ts';

const run = promisify(execFile);
const odf = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

const example: Readonly<Record<string, string>> = {
  'body.ts': `
    export interface SampleElement { code: string; weight?: string; isRare: boolean; attributes?: Readonly<Record<string, string>> }
    export interface MadeUpBody { kind: 'made-up'; isUpdate: boolean; samples: SampleElement[] }`,
  'shapes.ts': `
    import { defineShape } from '../../shapes/shape.ts';
    export const sampleShape = defineShape({ required: { code: 'Code' }, texts: { weight: 'Weight' }, flags: { isRare: 'Rare' } });`,
  'read.ts': `
    import type { BodyReader } from '../../kind.ts';
    import { childReaders, readChildren } from '../../read/read-children.ts';
    import { readRow } from '../../read/read-row.ts';
    import type { MadeUpBody } from './body.ts';
    import { sampleShape } from './shapes.ts';
    const children = childReaders<MadeUpBody>({
      Sample: (child, body, tally) => void body.samples.push(readRow(child, sampleShape, tally)),
    });
    export const readMadeUp: BodyReader<MadeUpBody> = (competition, { isUpdate, tally }) => {
      const body: MadeUpBody = { kind: 'made-up', isUpdate, samples: [] };
      readChildren(competition, body, children, tally);
      return body;
    };`,
  'write.ts': `
    import type { BodyWriter } from '../../kind.ts';
    import { writeRow } from '../../write/write-row.ts';
    import type { MadeUpBody } from './body.ts';
    import { sampleShape } from './shapes.ts';
    export const writeMadeUp: BodyWriter<MadeUpBody> = (body) => body.samples.map((sample) => writeRow('Sample', sampleShape, sample));`,
  'kind.ts': `
    import type { Kind } from '../../kind.ts';
    import type { MadeUpBody } from './body.ts';
    import { readMadeUp } from './read.ts';
    import { writeMadeUp } from './write.ts';
    export const kind: Kind<MadeUpBody> = {
      snapshots: ['DT_EXAMPLE'], updates: ['DT_EXAMPLE_UPDATE'], read: readMadeUp, write: writeMadeUp,
    };`,
};

/** A copy of the package without tests, which finds its dependencies where the real one does. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'podium-odf-'));
  for (const name of ['package.json', 'scripts', 'src'])
    await cp(join(odf, name), join(copy, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts') && !file.endsWith('testing'),
    });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(async () => rm(copy, { recursive: true, force: true }));

const node = async (...words: string[]): Promise<string> =>
  (await run(process.execPath, words, { cwd: copy, env: { PATH: process.env['PATH'] } })).stdout;
const generate = async (...words: string[]): Promise<string> => node('scripts/generate-kinds.mjs', ...words);

/** The text of each file of the copy's sources. */
async function sources(): Promise<Map<string, string>> {
  const entries = await readdir(join(copy, 'src'), { recursive: true });
  const names = entries.filter((name) => name.endsWith('.ts')).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(copy, 'src', name), 'utf8')] as const)),
  );
}

test('no document type belongs to two kinds', () => {
  const all = Object.values(kinds).flatMap(({ snapshots, updates = [] }) => [...snapshots, ...updates]);
  expect(all.toSorted()).toEqual([...documentTypes.keys()].toSorted());
});

test('a new folder adds a kind that is read, written and type-checked, and no other file changes', async () => {
  const originalSources = await sources();
  const message = messageText('DT_EXAMPLE_UPDATE', '<Sample Code="A1" Weight="7.26" Rare="Y"/><Sample Code="B2"/>');
  expect(readMessage(utf8(message)).body).toEqual({ kind: 'unknown' });

  const folder = join(copy, 'src/kinds/made-up');
  await mkdir(folder);
  for (const [name, text] of Object.entries(example)) await writeFile(join(folder, name), text);
  await expect(generate('--check')).rejects.toThrow(/kinds\.gen\.ts is stale/u);
  await generate();
  const changedSources = [...(await sources())]
    .filter(([name, text]) => originalSources.get(name) !== text)
    .map(([name]) => name);
  const added = Object.keys(example).map((name) => `kinds/made-up/${name}`);
  expect(changedSources).toEqual(['bodies.gen.ts', 'kinds.gen.ts', ...added.toSorted()]);

  await writeFile(
    join(copy, 'src/ask.ts'),
    `import { readMessage, writeMessage } from './main.ts';
     import type { BodyOf, SampleElement } from './main.ts';
     export const samples = (body: BodyOf<'made-up'>): SampleElement[] => body.samples;
     const message = readMessage(new TextEncoder().encode(${JSON.stringify(message)}));
     console.log(JSON.stringify({ body: message.body, unknown: message.unknown.size, text: writeMessage(message) }));`,
  );
  expect(JSON.parse(await node('src/ask.ts'))).toMatchObject({
    body: {
      kind: 'made-up',
      isUpdate: true,
      samples: [
        { code: 'A1', weight: '7.26', isRare: true },
        { code: 'B2', isRare: false },
      ],
    },
    unknown: 0,
    text: expect.stringContaining('<Sample Code="A1" Weight="7.26" Rare="Y"/>') as string,
  });
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    include: ['src'],
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', copy, '--checkers', '1']);

  await rm(join(copy, 'src/ask.ts'));
  await rm(folder, { recursive: true });
  await generate();
  expect(await sources()).toEqual(originalSources);
});
