import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { filledDatabase } from '../database/test-database.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { importFolder } from './import-folder.ts';
import { scratchFolder } from './scratch-folder.ts';
import { testPodium } from './test-podium.ts';
import type { TestPodium } from './test-podium.ts';

/** Starts the example Games with a default publication level from the secretariat's folder. The caller stops them. */
export async function gamesAtLevel(publicationDefault: string): Promise<TestPodium> {
  const database = await filledDatabase(`level ${publicationDefault}`, (empty) =>
    fillAtLevel(empty, publicationDefault),
  );
  const podium = await testPodium({ database });
  await podium.settle();
  return podium;
}

async function fillAtLevel(database: Database, publicationDefault: string): Promise<void> {
  const folder = await scratchFolder();
  const games = {
    format: 'podium-games-folder',
    formatVersion: 1,
    code: 'YG2026',
    name: { en: 'Youth Games' },
    start: '2026-10-10',
    end: '2026-10-18',
    timeZone: 'America/Sao_Paulo',
    publicationDefault,
    generatedAt: '2026-09-01T08:00:00-03:00',
  };
  await writeFile(join(folder, 'games.json'), JSON.stringify(games));
  const { code } = await importFolder(database, folder);
  if (code !== 0) throw new Error(`the import of the folder ended with ${code}`);
  for (const part of ['base', 'messages']) await feedFiles(database.pool, await xmlFiles(join(examplesFolder, part)));
}
