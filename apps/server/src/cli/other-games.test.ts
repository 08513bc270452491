import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../ground/config.ts';
import { testDatabase } from '../database/test-database.ts';
import { readInstallation } from '../feed/installation.ts';
import { examplesFolder } from '../feed/testing/feed-files.ts';
import { completeFolder } from '../testing/import-folder.ts';
import { importVerb } from './import.ts';
import { ingestVerb } from './ingest.ts';
import type { Verb } from './io.ts';

const folder = completeFolder;

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => (database = await testDatabase()));
afterEach(async () => database.close());

async function run(verb: Verb, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  expect(await verb(args, { out: print, error: print, config })).toBe(0);
  return printed.join('\n');
}

test('the import of a rehearsal reports that the public does not see it', async () => {
  expect(await run(importVerb, folder, '--games', 'JUBS2026-TR1')).toContain(
    'JUBS2026-TR1 is the code of a rehearsal and is not public.',
  );
});

test('Games with a hyphen in their code are public', async () => {
  expect(await run(importVerb, folder, '--games', 'JUBS-2026')).not.toContain('public');
  expect((await readInstallation(database.pool)).gamesCode).toBe('JUBS-2026');
});

test('messages of other Games are reported once for each of these Games', async () => {
  const printed = await run(ingestVerb, join(examplesFolder, 'sequences/06-feedflag-test'));
  expect(printed).toContain('YG2026-TR1 has feed flag T');
  expect(printed).toContain('YG2026 has feed flag T');
  expect(printed.match(/is not public/g)).toHaveLength(2);
});
