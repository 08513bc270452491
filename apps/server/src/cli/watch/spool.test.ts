import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { Spool } from './spool.ts';

const content = (file: string, text: string) => ({
  file,
  sha256: text.padEnd(64, '0'),
  changedMs: 1,
  bytes: Buffer.from(text),
});

test('contents are read in the order in which they were kept, also by the next process', async () => {
  const folder = await scratchFolder();
  const spool = await Spool.open(folder);
  await spool.add(content('a.lif', 'one'));
  await spool.add(content('é b.lif', 'two\nlines'));
  const next = await Spool.open(folder);
  expect(next.id).toBe(spool.id);
  const first = await next.next();
  expect(first).toMatchObject({ number: 1, file: 'a.lif', bytes: Buffer.from('one') });
  await next.done(first!, false);
  expect(await next.next()).toMatchObject({ number: 2, file: 'é b.lif', bytes: Buffer.from('two\nlines') });
  expect(next.count).toBe(1);
});

test('a content that was kept just before the notes about it counts', async () => {
  const folder = await scratchFolder();
  const spool = await Spool.open(folder);
  await spool.add(content('a.lif', 'one'));
  await writeFile(join(folder, 'notes.json'), JSON.stringify({ id: spool.id, last: 0, files: {} }));
  const next = await Spool.open(folder);
  expect(next.notesOf('a.lif')).toMatchObject({ sha256: 'one'.padEnd(64, '0') });
  await next.add(content('b.lif', 'two'));
  expect((await readdir(folder)).filter((name) => name.endsWith('.file'))).toEqual([
    '000000001.file',
    '000000002.file',
  ]);
});

test('notes and contents that cannot be read are replaced', async () => {
  const folder = await scratchFolder();
  const spool = await Spool.open(folder);
  await spool.add(content('a.lif', 'one'));
  await writeFile(join(folder, 'notes.json'), '{');
  await truncate(join(folder, '000000001.file'), 5);
  const next = await Spool.open(folder);
  expect([next.count, next.notesOf('a.lif'), next.id === spool.id]).toEqual([0, undefined, false]);
  await next.add(content('b.lif', 'two'));
  await next.add(content('c.lif', 'three'));
  await rm(join(folder, '000000001.file'));
  expect(await next.next()).toMatchObject({ file: 'c.lif' });
});
