/**
 * Fuzzing: sends mutated messages to a running server, then requests every document. `PODIUM_MUTATIONS` sets the number
 * of messages (20,000 for the long run), `PODIUM_SEED` reproduces a failed run.
 */
import { access, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { demoGames } from '@podium/demo-games';
import { writeMessage } from '@podium/odf';
import { testDatabase } from '../database/test-database.ts';
import { openLog } from '../ground/log.ts';
import { crawlDocuments, crawlPages, documentPaths, pagePaths } from '../testing/crawl.ts';
import { exampleGames } from '../testing/example-games.ts';
import { caseCount } from '../testing/in-turn.ts';
import { seededRandom, mutateMessage, pick } from '../testing/mutate-message.ts';
import type { Random } from '../testing/mutate-message.ts';
import { testPodium } from '../testing/test-podium.ts';
import { readFeedState } from './feed-state.ts';
import { replay } from './replay.ts';
import { examplesFolder } from './testing/feed-files.ts';

const mutations = Number(process.env['PODIUM_MUTATIONS'] ?? caseCount(300, 60));
const seed = Number(process.env['PODIUM_SEED'] ?? 20_261_122);
const isLong = mutations >= 20_000;
const pages = isLong ? 700 : 150;
const senders = 16;

const samplesFolder = fileURLToPath(new URL('../../../../../shared/odf/samples/', import.meta.url));
const webEntry = fileURLToPath(new URL('../../../web/dist/server/server.js', import.meta.url));
const exists = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Seed messages: our examples, the demo Games, and locally available messages published by others. */
async function originals(): Promise<string[]> {
  const folders = [examplesFolder, ...((await exists(samplesFolder)) ? [samplesFolder] : [])];
  const texts: string[] = [];
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true }))
      if (name.endsWith('.xml')) texts.push(await readFile(join(folder, name), 'utf8'));
  }
  const games = demoGames({ seed: 'mutations', scale: 0.05, today: '2026-10-12' });
  for (const message of games.messages()) texts.push(writeMessage(message));
  const small = texts.filter((text) => text.length < 200_000 && text.includes('CompetitionCode="'));
  return small.map((text) =>
    text.replace(/CompetitionCode="[^"]*"/, 'CompetitionCode="YG2026"').replace('FeedFlag="T"', 'FeedFlag="P"'),
  );
}

/** Makes the message newer than all before it, so that it is not ignored as stale. */
function asNewest(text: string, version: number, chance: Random): string {
  if (chance() < 0.1) return text;
  return text.replace(/(<OdfBody[^>]*) Version="\d+"/, `$1 Version="${1000 + version}"`);
}

test(
  `after ${mutations} mutated messages (seed ${seed}) everything is answered as described, the next server starts, and a replay is identical`,
  { timeout: 240_000 + mutations * 60 },
  async () => {
    const chance = seededRandom(seed);
    const texts = await originals();
    const podium = await exampleGames(['base', 'messages']);
    const statuses = new Map<number, number>();
    let sent = 0;
    const send = async (): Promise<void> => {
      while (sent < mutations) {
        const text = mutateMessage(asNewest(pick(texts, chance), (sent += 1), chance), chance);
        const { status } = await podium.feed(text);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: senders }, send));
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 422)).toEqual([]);
    await podium.settle(mutations * 20);

    const { rows } = await podium.database.pool.query<{ code: string | null; count: number }>(
      `select coalesce(reason, '') as code, count(*) as count from feed.outcomes where warnings @> '[{"code":"cannot-store"}]' or warnings @> '[{"code":"cannot-apply"}]' group by 1`,
    );
    // Values that the tables cannot hold are removed before storing.
    expect(rows).toEqual([]);
    const { outcomes } = await readFeedState(podium.database.pool);
    expect((outcomes.applied ?? 0) + (outcomes['applied-with-warning'] ?? 0)).toBeGreaterThan(mutations / 4);

    expect(await crawlDocuments(podium, documentPaths(podium.readModel.snapshot!))).toEqual([]);

    const hasWeb = await exists(webEntry);
    const next = await testPodium({ database: podium.database, hasWeb });
    const paths = documentPaths(next.readModel.snapshot!).filter((_, index) => isLong || index % 10 === 0);
    expect(await crawlDocuments(next, paths)).toEqual([]);
    if (hasWeb) expect(await crawlPages(next, pagePaths(next.readModel.snapshot!, pages))).toEqual([]);
    await next.leave();

    const target = await testDatabase();
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes: [] });
    expect(differences).toEqual([]);
    await target.close();
    await podium.stop();
  },
);
