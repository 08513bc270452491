import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { errorAnswer } from '@podium/contract';
import { filledDatabase } from '../database/test-database.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { testPodium } from './test-podium.ts';
import type { TestPodium } from './test-podium.ts';

export interface ExampleGames extends TestPodium {
  json<Answer>(path: string): Promise<Answer>;
  errorOf(path: string): Promise<[number, string]>;
  /** Sends an example message with some texts replaced, and waits until readers can see it. */
  send(file: string, changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** A server with the example messages applied, by default all of them; `base` alone has no results. */
export async function exampleGames(
  folders: readonly string[] = ['base', 'messages'],
  environment?: Readonly<Record<string, string>>,
): Promise<ExampleGames> {
  const database = await filledDatabase(`examples ${folders.join(' ')}`, async ({ pool }) => {
    for (const folder of folders) await feedFiles(pool, await xmlFiles(join(examplesFolder, folder)));
  });
  const podium = await testPodium({ environment, database });
  await podium.settle();
  return {
    ...podium,
    async json<Answer>(path: string) {
      const response = await podium.get(path);
      expect(response.status, path).toBe(200);
      return (await response.json()) as Answer;
    },
    async errorOf(path) {
      const response = await podium.get(path);
      return [response.status, errorAnswer.parse(await response.json()).error.code];
    },
    async send(file, changes = {}) {
      let text = await readFile(join(examplesFolder, file), 'utf8');
      for (const [before, after] of Object.entries(changes)) {
        expect(text).toContain(before);
        text = text.replaceAll(before, after);
      }
      expect((await podium.feed(text)).status).toBe(200);
      await podium.settle();
    },
  };
}
