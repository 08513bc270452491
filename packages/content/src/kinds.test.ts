/**
 * Extension by folder: a kind of content is its folder. Its schema, table of a Games folder and phrases at the desk
 * follow; adding and deleting it changes no other file.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const copied = ['content', 'games-folder'];

const folder = 'packages/content/src/mascot';
const files: Readonly<Record<string, string>> = {
  [`${folder}/kind.ts`]: `
    import { choice, paragraphs, required, text } from '../field.ts';
    import { defineKind } from '../kind.ts';
    export const kind = defineKind({
      name: 'mascot',
      file: 'mascots',
      fields: { name: required(text), mood: choice(['calm', 'wild']), story: paragraphs },
      searched: ['name', 'story'],
    });`,
  [`${folder}/phrases/en.ts`]: `
    export const phrases = {
      name: 'Mascot',
      names: 'Mascots',
      fields: { name: 'Name', mood: 'Mood', story: 'Story' },
      words: { mood: { calm: 'Calm', wild: 'Wild' } },
    } as const;`,
};

/** A copy of the packages that know kinds, without tests; it finds all other packages where the real ones do. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'podium-content-'));
  for (const name of copied)
    await cp(join(root, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (file) => !/node_modules|\.test\.ts$/u.test(file.slice(root.length)),
    });
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@podium'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@podium') await symlink(join(root, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(root, 'node_modules/@podium')))
    await symlink(
      copied.includes(name) ? join(copy, 'packages', name) : join(root, 'node_modules/@podium', name),
      join(modules, '@podium', name),
    );
});
afterAll(async () => rm(copy, { recursive: true, force: true }));

const node = async (...words: string[]): Promise<string> =>
  (await run(process.execPath, words, { cwd: copy, env: { PATH: process.env['PATH'] } })).stdout;
const generate = async (...words: string[]): Promise<string> =>
  node('packages/content/scripts/generate-kinds.mjs', ...words);

/** The text of each source file of the copy. */
async function sources(): Promise<Map<string, string>> {
  const names = (await readdir(join(copy, 'packages'), { recursive: true })).filter((name) => name.endsWith('.ts'));
  return new Map(
    await Promise.all(
      names
        .toSorted()
        .map(async (name) => [`packages/${name}`, await readFile(join(copy, 'packages', name), 'utf8')] as const),
    ),
  );
}

/** Runs the packages with the new kind: its schema, table, row and name in the console. */
async function askForMascots(): Promise<unknown> {
  const ask = join(copy, 'ask.ts');
  const phrases = join(root, 'packages/i18n/scripts/phrase-folders.ts');
  await writeFile(
    ask,
    `import { dataSchema, findKind, itemToRow } from '@podium/content';
     import { tableNames } from '@podium/games-folder';
     const { consolePhrases } = await import(${JSON.stringify(phrases)});
     const kind = findKind('mascot');
     const accepts = (data) => kind && dataSchema(kind).safeParse(data).success;
     const data = { name: { en: 'Tuca' }, mood: 'wild' };
     console.log(JSON.stringify({
       hasTable: tableNames.includes('content/mascots'),
       name: (await consolePhrases(${JSON.stringify(copy)}, 'en')).kind.mascot?.name,
       accepts: [accepts(data), accepts({ ...data, mood: 'sad' })],
       row: kind && itemToRow(kind, { id: 'tuca', data }),
     }));`,
  );
  const answer = JSON.parse(await node('ask.ts')) as unknown;
  await rm(ask);
  return answer;
}

test('a kind of content is one folder, and removing it leaves no trace', { timeout: 180_000 }, async () => {
  const before = await sources();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await writeFile(join(copy, name), text);
  }
  await expect(generate('--check')).rejects.toThrow(/kinds\.gen\.ts is stale/u);
  await generate();
  const changed = [...(await sources())].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed.toSorted()).toEqual(['packages/content/src/kinds.gen.ts', ...Object.keys(files)].toSorted());
  expect(await askForMascots()).toEqual({
    hasTable: true,
    name: 'Mascot',
    accepts: [true, false],
    row: { id: 'tuca', name_en: 'Tuca', mood: 'wild' },
  });
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'] },
    include: copied.map((name) => `packages/${name}/src`),
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', copy, '--checkers', '1']);

  await rm(join(copy, folder), { recursive: true });
  await generate();
  expect(await sources()).toEqual(before);
  expect(await askForMascots()).toEqual({ hasTable: false, accepts: [null, null] });
});
