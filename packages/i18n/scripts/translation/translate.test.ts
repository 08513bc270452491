import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPhrases, importPhrases, requireLanguage } from './translate.ts';

const repository = resolve(import.meta.dirname, '../../../..');
/** A small repository: the languages, and one screen, one feature and one section of the console. */
const root = mkdtempSync(join(tmpdir(), 'podium-translate-'));
const folders = ['apps/web/src/screens/venues', 'apps/server/src/features/calendar', 'apps/console/src/sections/audit'];
const german = 'packages/i18n/src/languages/de';

beforeAll(() => {
  cpSync(join(repository, 'packages/i18n/src/languages'), join(root, 'packages/i18n/src/languages'), {
    recursive: true,
  });
  for (const folder of folders)
    cpSync(join(repository, folder, 'phrases'), join(root, folder, 'phrases'), { recursive: true });
  mkdirSync(join(root, german));
  const definition = { tag: 'de', prefix: 'deu', intl: 'de', direction: 'ltr', ownName: 'Deutsch', level: 'candidate' };
  writeFileSync(join(root, german, 'language.ts'), `export const language = ${JSON.stringify(definition)} as const;\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('importing an unedited file changes nothing', async () => {
  expect(await importPhrases(root, await exportPhrases(root, 'fr'))).toMatchObject({
    changed: 0,
    files: [],
    faults: [],
  });
});

test('one changed phrase changes one module, in its folder', async () => {
  const file = 'apps/console/src/sections/audit/phrases/fr.ts';
  const before = read(file);
  const text = (await exportPhrases(root, 'fr')).replace(
    '<target>Journal des décisions</target>',
    '<target>Registre des décisions</target>',
  );
  expect(await importPhrases(root, text)).toMatchObject({ language: 'fr', faults: [], files: [file] });
  expect(read(file).replaceAll('Registre', 'Journal').replaceAll('"', "'")).toBe(before.replaceAll('"', "'"));
});

test('a phrase that lost its argument is refused, and nothing is written', async () => {
  const before = read('apps/console/src/sections/audit/phrases/es.ts');
  const text = (await exportPhrases(root, 'es')).replace(/<target>([^<]*)\{name\}/u, '<target>$1');
  const { faults, files } = await importPhrases(root, text);
  expect(faults).toContainEqual(expect.stringMatching(/lacks the argument \{name\}/u));
  expect(files).toEqual([]);
  expect(read('apps/console/src/sections/audit/phrases/es.ts')).toBe(before);
});

test('an unknown language and a file of other folders are refused in one line', async () => {
  await expect(exportPhrases(root, 'xx')).rejects.toThrow(/there is no language xx: create .*language\.ts/u);
  const text = (await exportPhrases(root, 'fr')).replace('screens/venues/phrases', 'screens/gone/phrases');
  await expect(importPhrases(root, text)).rejects.toThrow(/screens\/gone\/phrases is no folder of phrases/u);
});

test('a candidate is translated file by file and becomes required once it is complete', async () => {
  const empty = await exportPhrases(root, 'de');
  expect(empty).not.toContain('<target>');
  await expect(requireLanguage(root, 'de')).rejects.toThrow(/phrases are missing/u);
  const translated = empty.replaceAll(
    /( *)<source>([^<]*)<\/source>\n/gu,
    (source, indent: string, text: string) => `${source}${indent}<target>${text}</target>\n`,
  );
  const { faults, files } = await importPhrases(root, translated);
  expect(faults).toEqual([]);
  expect(files).toContain(`${german}/owners/screens/venues.ts`);
  expect(files).toContain(`${german}/owners/server/calendar.ts`);
  expect(files).toContain(`${german}/common.ts`);
  const written = await requireLanguage(root, 'de');
  expect(written.toSorted()).toEqual(folders.map((folder) => `${folder}/phrases/de.ts`).toSorted());
  expect(existsSync(join(root, german, 'owners'))).toBe(false);
  expect(read(`${german}/language.ts`)).toContain("'required'");
});
