/** Only the secretariat sets publication levels, whatever the feed sends before or after. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readEnvelope } from '@podium/odf';
import { publicationLevels } from '@podium/games';
import type { PublicationLevel } from '@podium/games';
import { testDatabase } from '../database/test-database.ts';
import { completeFolder, importFolder } from '../testing/import-folder.ts';
import { openInstallation } from '../feed/installation.ts';
import { examplesFolder, feedEntries, xmlFiles } from '../feed/testing/feed-files.ts';
import { everyAddress } from '../testing/every-address.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { Presenter } from './program/presenter.ts';
import { loadSnapshot } from './snapshot/snapshot.ts';

const folderOfExamples = completeFolder;
const athlete = '7100101';
const canary = 'Zzcanary';

/** The example folder with one athlete's level changed; a later hour makes it the newer import. */
async function folderWith(level: PublicationLevel, hour: number): Promise<string> {
  const folder = await scratchFolder();
  await cp(folderOfExamples, folder, { recursive: true });
  const change = async (name: string, edit: (text: string) => string): Promise<void> => {
    const path = join(folder, name);
    await writeFile(path, edit(await readFile(path, 'utf8')).replaceAll('Lumar', canary));
  };
  await change('games.json', (text) => text.replace('2026-10-17T11:00:00', `2026-10-17T${hour}:00:00`));
  await change('participants.csv', (text) =>
    text.replace(new RegExp(`^(${athlete},.*),\\w+$`, 'm'), (_, rest: string) => `${rest},${level}`),
  );
  return folder;
}

interface Message {
  bytes: Buffer;
  header: ReturnType<typeof readEnvelope>;
}

/** An example message with the athlete's family name changed to a unique canary word. */
async function message(file: string, edit: (text: string) => string = (text) => text): Promise<Message> {
  const text = edit(await readFile(file, 'utf8'))
    .replaceAll('LUMAR', canary.toUpperCase())
    .replaceAll('Lumar', canary);
  const bytes = Buffer.from(text);
  return { bytes, header: readEnvelope(bytes) };
}

const participants = (): Promise<Message> => message(join(examplesFolder, 'base/10-partic-swm.xml'));
const update = (): Promise<Message> =>
  message(join(examplesFolder, 'base/10-partic-swm.xml'), (text) =>
    text.replace('DT_PARTIC"', 'DT_PARTIC_UPDATE"').replace(/ Time="\d+"/, ' Time="235900000"'),
  );

const entry = ({ bytes, header }: Message) => ({ kind: 'odf' as const, feedFlag: header.feedFlag, header, bytes });

describe('the publication level that a folder sets', () => {
  test(
    'applies in every order of folder, participants, their update and a second folder',
    { timeout: 180_000 },
    async () => {
      const sent = { full: await participants(), patch: await update() };
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray(['first', 'second', 'full', 'patch'] as const, { minLength: 2 }),
          fc.constantFrom(...publicationLevels),
          fc.constantFrom(...publicationLevels),
          async (steps, first, second) => {
            const database = await testDatabase();
            try {
              await openInstallation(database.pool);
              let level: PublicationLevel | undefined;
              for (const step of steps) {
                if (step === 'full' || step === 'patch') {
                  await feedEntries(database.pool, [entry(sent[step])]);
                  continue;
                }
                level = step === 'first' ? first : second;
                const folder = await folderWith(level, step === 'first' ? 12 : 13);
                expect(await importFolder(database, folder, { isForced: true })).toMatchObject({ code: 0, errors: '' });
              }
              const snapshot = await loadSnapshot(database.pool, 'UTC');
              const person = snapshot.people.persons.get(athlete)!;
              expect(person.published.level).toBe(level ?? 'basic');
              const name = new Presenter(snapshot, 'en').personName(athlete, `${canary} of a message`);
              expect(name.toLowerCase().includes(canary.toLowerCase())).toBe(level !== 'number');
            } finally {
              await database.close();
            }
          },
        ),
        { numRuns: 10 },
      );
    },
  );
});

describe('an athlete set to "number only"', () => {
  let podium: TestPodium;
  afterEach(async () => podium.stop());

  /** All public documents, including searches for the name, in two languages. */
  async function readEverything(): Promise<{ path: string; text: string }[]> {
    const addresses = [
      ...everyAddress(podium.readModel.snapshot!),
      ...['zzc', 'zzcanary', 'in%C3%AAs'].map((query) => `/api/v1/search?query=${query}`),
      '/api/v1/participants?query=zzcanary',
      '/sitemap.xml',
      '/robots.txt',
    ];
    const answers: { path: string; text: string }[] = [];
    for (const address of addresses) {
      for (const language of ['en', 'ar']) {
        const path = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
        const response = await podium.get(path);
        expect([path, response.status < 500]).toEqual([path, true]);
        // The answer to a search repeats the search text.
        answers.push({ path, text: (await response.text()).replace(/"query":"[^"]*"/, '').toLowerCase() });
      }
    }
    return answers;
  }

  const pathsWithName = (answers: { path: string; text: string }[]): string[] =>
    answers.filter(({ text }) => text.includes(canary.toLowerCase())).map(({ path }) => path);

  /** Sends the example messages with the name also in free texts: notes, titles, names of contests, a pair's name. */
  async function feedEverything(): Promise<void> {
    const full = `${canary.toUpperCase()} Inês`;
    for (const part of ['base', 'messages']) {
      for (const file of await xmlFiles(join(examplesFolder, part))) {
        const sent = await message(file, (text) =>
          text
            .replaceAll(/(<Note [^>]*>)[^<]+/g, `$1Protest of ${full} refused.`)
            .replaceAll(/(<ItemName [^>]*Value=")[^"]+/g, `$1Contest of ${full}`)
            .replaceAll(/(<Text [^>]*>)[^<]+/g, `$1Decision about Inês ${canary}.`),
        );
        await feedEntries(podium.database.pool, [entry(sent)]);
      }
    }
    await podium.settle();
  }

  test('appears nowhere by name, even if the feed sends the name afterwards', { timeout: 180_000 }, async () => {
    podium = await testPodium();
    expect((await importFolder(podium.database, await folderWith('number', 12))).code).toBe(0);
    await feedEverything();
    expect(pathsWithName(await readEverything())).toEqual([]);
  });

  test(
    'is named before the folder is imported and not afterwards, without a restart',
    { timeout: 180_000 },
    async () => {
      podium = await testPodium();
      await feedEverything();
      const before = pathsWithName(await readEverything());
      expect(before.length).toBeGreaterThan(20);
      expect((await importFolder(podium.database, await folderWith('number', 12))).code).toBe(0);
      await podium.settle();
      expect(pathsWithName(await readEverything())).toEqual([]);
    },
  );
});
