import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { PrintStore } from './print-store.ts';

const pdf = (text: string): Buffer => Buffer.from(text.padEnd(40));

test('the folder keeps the most recently used documents, including those from before a restart', async () => {
  const folder = await scratchFolder();
  const store = new PrintStore(folder, 100);
  await store.put('old', pdf('old'));
  await store.put('used', pdf('used'));
  const longAgo = 1_000_000_000;
  for (const name of ['old', 'used']) await utimes(join(folder, `${name}.pdf`), longAgo, longAgo);
  const restarted = new PrintStore(folder, 100);
  expect(String(await restarted.get('used')).trim()).toBe('used');
  await restarted.put('new', pdf('new'));
  expect((await readdir(folder)).toSorted()).toEqual(['new.pdf', 'used.pdf']);
  expect(await restarted.get('old')).toBeUndefined();
});

test('without a writable folder, a sheet is stored in memory and a book is not stored', async () => {
  const folder = join(await scratchFolder(), 'file');
  await writeFile(folder, '');
  const store = new PrintStore(folder);
  expect(await store.put('sheet', pdf('sheet'))).toBe(true);
  expect(String(await store.get('sheet')).trim()).toBe('sheet');
  expect(await store.put('book', Buffer.alloc(2 * 1024 * 1024))).toBe(false);
});
