/** A document's keys cover all its sources: a cached document that is not stale equals a newly built one. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { sortKeys } from './sort-keys.ts';
import { everyAddress } from '../testing/every-address.ts';
import { inTurn } from '../testing/in-turn.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { gamesDays } from './program/known.ts';
import { loadSnapshot } from './snapshot/snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

let podium: TestPodium;
beforeAll(async () => (podium = await testPodium()));
afterAll(async () => podium.stop());

const sequences = ['03-retraction', '04-correction-of-official', '05-update-before-bulk', '07-placeholders'];
/** Cases where the message of one unit changes another unit's page. */
const hardCases = ['re-run-heat'];

test('after each example message every cached document equals a newly built one, and at the end one of a fully reloaded model', async () => {
  const folders = [
    'base',
    'messages',
    ...sequences.map((name) => join('sequences', name)),
    ...hardCases.map((name) => join('hard-cases', name)),
  ];
  const files = (await Promise.all(folders.map(async (folder) => xmlFiles(join(examplesFolder, folder))))).flat();
  // Code messages with the names of the Games make every document stale.
  const names = files.filter((file) => /\d+-codes-/.test(file));
  await feedFiles(podium.database.pool, names);
  const wrong: string[] = [];
  for (const file of files.filter((file) => !names.includes(file))) {
    await feedFiles(podium.database.pool, [file]);
    await podium.settle();
    const stale = await outdated();
    if (stale.length > 0) wrong.push(`${file.slice(examplesFolder.length)}: ${stale.join(' ')}`);
  }
  expect(wrong).toEqual([]);
  expect(await differences()).toEqual([]);
}, 300_000);

/** Documents that differ between the incrementally updated snapshot and a freshly loaded one. */
async function differences(): Promise<string[]> {
  const { readModel, database } = podium;
  const whole = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  const buildText = async (address: string, snapshot: Snapshot): Promise<string> => {
    const understood = readModel.address(address);
    if (understood.kind !== 'read') return '';
    const { read, language, parameters } = understood.request;
    const built = await read.build({ snapshot, language, pool: database.pool }, parameters as never);
    return JSON.stringify(built);
  };
  return which(
    [...everyAddress(whole), ...cutDays(whole)],
    async (address) => (await buildText(address, whole)) !== (await buildText(address, readModel.snapshot!)),
  );
}

/** Addresses of days filtered by delegation, which also show tentative appearances. */
const cutDays = (snapshot: Snapshot): string[] =>
  [...snapshot.reference.organisations.keys()].flatMap((code) =>
    gamesDays(snapshot).map((day) => `/api/v1/schedule/days/${day}?delegation=${code}`),
  );

/** Addresses that satisfy the condition, checked concurrently. */
async function which(addresses: readonly string[], isSo: (address: string) => Promise<boolean>): Promise<string[]> {
  const answers = await Promise.all(addresses.map(isSo));
  return addresses.filter((_, index) => answers[index]);
}

/** A document whose only change is `asOf` is not rebuilt, so its age may lag. */
const withoutAge = (text: string): string => text.replace(/"asOf":("[^"]*"|null)/u, '');

/** Requests every document, so that all are cached, and returns the cached ones that differ from a new build. */
async function outdated(): Promise<string[]> {
  const { readModel, database } = podium;
  const snapshot = readModel.snapshot!;
  return which(inTurn([...everyAddress(snapshot), ...cutDays(snapshot)], 3), async (address) => {
    const understood = readModel.address(address);
    if (understood.kind !== 'read') return false;
    const { request } = understood;
    const stored = readModel.store.ready(request.key);
    if (!stored) {
      await readModel.document(request);
      return false;
    }
    const context = { snapshot, language: request.language, pool: database.pool };
    const fresh = await request.read.build(context, request.parameters as never);
    const now = fresh && withoutAge(JSON.stringify({ ...fresh.body, keys: sortKeys(fresh.keys) }));
    return withoutAge(stored.bytes.identity.toString()) !== now;
  });
}
