import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTranslations } from './read-translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-translations-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file of translations is read as text', () => {
  const file = join(folder, 'phrases-fr.xlf');
  writeFileSync(file, '<xliff/>');
  expect(readTranslations(file)).toBe('<xliff/>');
});

test('a missing file and a folder are refused in one line that names the path', () => {
  expect(() => readTranslations('phrases-xx.xlf')).toThrow(
    /^phrases-xx\.xlf does not exist: npm run phrases -- export <language> phrases-xx\.xlf writes it$/u,
  );
  expect(() => readTranslations(folder)).toThrow(/^.* is a folder: name the file that .* has written$/u);
});
