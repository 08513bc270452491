import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrCreate } from './read-or-create.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

test('processes that start together all read the whole text that one of them wrote', async () => {
  for (let round = 0; round < 20; round++) {
    const folder = await scratchFolder();
    const file = join(folder, 'key');
    const texts = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => readOrCreate(file, () => `${index} `.repeat(2000).trim())),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]!.length).toBeGreaterThan(3000);
    expect((await readFile(file, 'utf8')).trim()).toBe(texts[0]);
    expect(await readdir(folder)).toEqual(['key']);
  }
});

test('a created file is readable only by its owner', async () => {
  const file = join(await scratchFolder(), 'new', 'key');
  expect(await readOrCreate(file, () => 'a text')).toBe('a text');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('an existing file is not overwritten', async () => {
  const file = join(await scratchFolder(), 'key');
  expect(await readOrCreate(file, () => 'first')).toBe('first');
  expect(await readOrCreate(file, () => 'second')).toBe('first');
});
