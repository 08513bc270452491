/**
 * Extension by folder: a sport is its folder under `packages/disciplines/src`; adding and deleting one changes no
 * other file.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';

let repository: RepositoryCopy;
beforeAll(async () => void (repository = await copyRepository()));
afterAll(async () => repository.remove());

const sports = 'packages/disciplines/src';
const registries = ['keys', 'lazy', 'phrases', 'registry', 'templates'].map((name) => `${sports}/${name}.gen.ts`);
/** The file that the phrase compiler writes for all packages. */
const messages = ['packages/i18n/src/generated/messages.gen.ts'];
const isGenerated = (file: string): boolean => [...registries, ...messages].includes(file);

/** Data about a code: its sport, its generic name, whether its part loads lazily, its canonical code. */
async function requestPage(code: string): Promise<unknown> {
  await writeFile(
    join(repository.folder, 'ask.ts'),
    `import { disciplineFor, disciplineName, canonicalCode } from '@podium/disciplines';
     import { loadDiscipline } from '@podium/disciplines/lazy';
     const lazy = await loadDiscipline('${code}');
     console.log(JSON.stringify({ key: disciplineFor('${code}').key, lazy: lazy.key, name: disciplineName('${code}', 'pt') ?? null, ours: canonicalCode('${code}') }));`,
  );
  const answer = JSON.parse(await repository.node('ask.ts')) as unknown;
  await rm(join(repository.folder, 'ask.ts'));
  return answer;
}

test('a new sport is a folder that one command creates, and is recognized at once', async () => {
  expect(await requestPage('XYZ')).toEqual({ key: 'generic', lazy: 'generic', name: null, ours: 'XYZ' });
  await repository.node('packages/disciplines/scripts/new-discipline.mjs', 'XYZ', 'Parkour d’élite');
  expect(
    (await repository.changed()).filter((file) => !isGenerated(file) && !file.startsWith(`${sports}/xyz/`)),
  ).toEqual([]);
  expect(await requestPage('XYZ')).toEqual({ key: 'xyz', lazy: 'xyz', name: 'Parkour d’élite', ours: 'XYZ' });
  await repository.typecheck('packages/disciplines');
});

test('an invalid code, and the code of an existing sport, are refused in a sentence', async () => {
  const script = 'packages/disciplines/scripts/new-discipline.mjs';
  await expect(repository.node(script, 'swimming', 'Swimming')).rejects.toThrow(
    /three capitals or digits, not "swimming"/u,
  );
  await expect(repository.node(script, 'SWM', 'Swimming')).rejects.toThrow(/a folder for SWM already/u);
});

test('without a sport’s folder the rest builds, and its results are shown by the generic sport', async () => {
  await repository.commit();
  expect(await requestPage('JUD')).toMatchObject({ key: 'jud', name: 'Judô' });
  expect(await requestPage('CRD')).toMatchObject({ key: 'cyc', name: 'Ciclismo', ours: 'CYC' });
  // All at once: if the code builds without all of them, it builds without each of them.
  const keys = await sportFolders();
  expect(keys).toEqual(expect.arrayContaining(['ath', 'cyc', 'jud', 'swm']));
  for (const key of keys) await rm(join(repository.folder, sports, key), { recursive: true });
  await repository.node('packages/disciplines/scripts/generate-registry.mjs');
  await repository.node('packages/i18n/scripts/compile.ts');
  const isOfSport = (file: string): boolean => keys.some((key) => file.startsWith(`${sports}/${key}/`));
  expect((await repository.changed()).filter((file) => !isGenerated(file) && !isOfSport(file))).toEqual([]);
  // Codes grouped by a removed sport become separate disciplines again.
  for (const code of ['JUD', 'SWM', 'CRD'])
    expect(await requestPage(code)).toEqual({ key: 'generic', lazy: 'generic', name: null, ours: code });
  // Checking the apps also checks the packages.
  for (const project of ['apps/server', 'apps/web']) await repository.typecheck(project);
});

/** All sports with more than a pictogram, except the fallback for sports without a folder. */
async function sportFolders(): Promise<string[]> {
  const entries = await readdir(join(repository.folder, sports), { recursive: true });
  const keys = entries.filter((entry) => entry.endsWith('/main.ts')).map((entry) => entry.split('/')[0]!);
  return keys.filter((key) => key !== 'generic').sort();
}
