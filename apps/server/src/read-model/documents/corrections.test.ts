import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EventAnswer, HealthAnswer, MedallistsAnswer, MedalsAnswer, UnitAnswer } from '@podium/contract';
import { doctorVerb } from '../../cli/doctor.ts';
import { readConfig } from '../../ground/config.ts';
import { openDatabase } from '../../database/database.ts';
import { examplesFolder } from '../../feed/testing/feed-files.ts';
import { exampleGames } from '../../testing/example-games.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { loadSnapshot } from '../snapshot/snapshot.ts';
import { buildMedals } from './medals.ts';

let games: ExampleGames;
beforeEach(async () => {
  games = await exampleGames();
});
afterEach(async () => games.stop());

const list = 'messages/medallists-swm.xml';
const unit = 'SWMW200MFR------------FNL-000100--';
const bronzeFor = (code: string) => ({ '"7100104"': `"${code}"` });
/** Headers of a version sent on the next day at the given hour. */
const version = (number: number, hour = number) => ({
  'Version="1"': `Version="${number}"`,
  'Date="2026-10-12" Time="182000000"': `Date="2026-10-13" Time="${String(hour).padStart(2, '0')}2000000"`,
});
const withoutMedals = { '<Medal ': '<Other ', '</Medal>': '</Other>' };
const withoutBronze = { '<Medal Code="ME_BRONZE"': '<Other Code="ME_BRONZE"' };

const medals = async (): Promise<MedalsAnswer> => games.json('/api/v1/medals');
const listCorrections = async (): Promise<[string, string][]> =>
  (await medals()).corrections.map(({ event, at }) => [event.id, at.slice(0, 13)]);
const alarms = async (): Promise<string[]> =>
  (await games.json<HealthAnswer>('/api/v1/health')).alarms.map(({ kind, examples }) => [kind, ...examples].join(' '));
const isUnderWay = async () => ({
  all: (await games.json<MedallistsAnswer>('/api/v1/medals/all/medallists')).isCorrectionUnderWay,
  swm: (await games.json<MedallistsAnswer>('/api/v1/medals/swm/medallists')).isCorrectionUnderWay,
  jud: (await games.json<MedalsAnswer>('/api/v1/medals?discipline=jud')).isCorrectionUnderWay,
});
const openDatabaseAgain = async () => ({
  ...(await openDatabase({ databaseUrl: games.database.url, dataDir: '.' })),
  url: games.database.url,
});
/** Corrections that a freshly started server would report. */
const afterRestart = async (): Promise<[string, string][]> => {
  const { pool } = games.database;
  const snapshot = await loadSnapshot(pool, 'America/Sao_Paulo');
  const built = await buildMedals({ snapshot, language: 'en', pool }, { sort: 'gold' });
  return (built!.body as MedalsAnswer).corrections.map(({ event, at }) => [event.id, at.slice(0, 13)]);
};

test('an older official list that arrives after a newer one is compared at once, as after a restart', async () => {
  const event = { SWMW200MFR: 'SWMW400MFR' };
  await games.send(list, { ...version(2), ...bronzeFor('7100103'), ...event });
  expect(await listCorrections()).toEqual([]);
  await games.send(list, { ...version(1), ...event });
  expect(await listCorrections()).toEqual([['SWMW400MFR', '2026-10-13T02']]);
  expect(await afterRestart()).toEqual(await listCorrections());
});

test('an older official result that arrives after a newer one is a correction of its contest at once', async () => {
  const corrections = async () => (await games.json<UnitAnswer>(`/api/v1/units/${unit}`)).corrections.length;
  const folder = 'sequences/04-correction-of-official';
  const other = { 'FNL-000100--': 'FNL-000900--' };
  const path = `/api/v1/units/${unit.replace('000100', '000900')}`;
  const ofOther = async () => (await games.json<UnitAnswer>(path)).corrections.length;
  expect(await corrections()).toBe(0);
  await games.send(`${folder}/08-result-v8-official.xml`, other);
  expect(await ofOther()).toBe(0);
  await games.send(`${folder}/01-result-v6-official.xml`, other);
  expect(await ofOther()).toBe(1);
});

test('a list that empties and returns unchanged is no correction, a changed one is', async () => {
  await games.send(list, { ...version(2), ...withoutMedals });
  await games.send(list, { ...version(3), ...withoutBronze, '</Medal>\n  </Comp': '</Other>\n  </Comp' });
  await games.send(list, version(4));
  expect(await listCorrections()).toEqual([]);
  await games.send(list, { ...version(5), ...withoutMedals });
  await games.send(list, { ...version(6), ...bronzeFor('7100103') });
  expect(await listCorrections()).toEqual([['SWMW200MFR', '2026-10-13T06']]);
  expect(await afterRestart()).toEqual(await listCorrections());
});

test('a withdrawn medal is a correction without an alarm', async () => {
  await games.send(list, { ...version(2), ...withoutBronze, '</Medal>\n  </Comp': '</Other>\n  </Comp' });
  expect(await listCorrections()).toEqual([['SWMW200MFR', '2026-10-13T02']]);
  expect((await medals()).isCorrectionUnderWay).toBe(false);
  expect(await alarms()).toEqual([]);
  expect(await afterRestart()).toEqual(await listCorrections());
});

test('many medals withdrawn at once raise an alarm and a pending correction, until they return', async () => {
  await games.send(list, { ...version(2), ...withoutMedals });
  expect(await alarms()).toEqual(['awards-taken-back SWMW200MFR']);
  expect(await listCorrections()).toEqual([]);
  expect(await isUnderWay()).toEqual({ all: true, swm: true, jud: false });
  expect(await afterRestart()).toEqual([]);
  await games.send(list, version(3));
  expect(await alarms()).toEqual([]);
  expect(await isUnderWay()).toEqual({ all: false, swm: false, jud: false });
  expect(await listCorrections()).toEqual([]);
});

test('retracting official medals withdraws them, and so does a list that is no longer official', async () => {
  const text = await readFile(join(examplesFolder, list), 'utf8');
  await games.feed(text.replace(/<Competition [\s\S]*<\/Competition>/, ''));
  await games.settle();
  expect(await alarms()).toEqual(['awards-taken-back SWMW200MFR']);
  await games.send(list, version(3));
  expect(await alarms()).toEqual([]);
  await games.send(list, { ...version(4), OFFICIAL: 'UNOFFICIAL' });
  expect(await alarms()).toEqual(['awards-taken-back SWMW200MFR']);
  await games.send(list, { ...version(5), ...bronzeFor('7100103') });
  expect(await alarms()).toEqual([]);
  expect(await listCorrections()).toEqual([['SWMW200MFR', '2026-10-13T05']]);
});

test('a server that starts raises the alarm again for the operator', async () => {
  await games.send(list, { ...version(2), ...withoutMedals });
  const restarted = await testPodium({ database: await openDatabaseAgain() });
  const health = (await (await restarted.get('/api/v1/health')).json()) as HealthAnswer;
  expect(health.alarms.map(({ kind }) => kind)).toEqual(['awards-taken-back']);
  await restarted.stop();
  const logged: string[] = [];
  const config = readConfig({ DATABASE_URL: games.database.url });
  const code = await doctorVerb([], { out: () => undefined, error: (line) => logged.push(line), config });
  expect([code, logged.filter((line) => line.startsWith('Medals: '))]).toEqual([
    1,
    [expect.stringContaining('SWMW200MFR')],
  ]);
});

test('a bronze won before the final counts, although its event is not finished', async () => {
  const before = await medals();
  await games.send(list, { SWMW200MFR: 'SWMW400MFR', OFFICIAL: 'PARTIAL' });
  const { awarded, events } = await medals();
  expect(awarded.total).toBe(before.awarded.total + 3);
  expect(events.decided).toBe(before.events.decided);
  const event = await games.json<EventAnswer>('/api/v1/events/SWMW400MFR');
  expect(event.medallists.map(({ isOfficial, isEventOpen }) => [isOfficial, isEventOpen])).toEqual(
    Array.from({ length: 3 }, () => [false, true]),
  );
  const profile = await games.json<{ medals: { gold: number } }>('/api/v1/participants/7100101');
  expect(profile.medals.gold).toBe(2);
  const people = await games.json<{ items: { competitor: { id: string } }[] }>('/api/v1/medals/all/multi-medallists');
  expect(people.items.map(({ competitor }) => competitor.id)).toContain('7100101');
  await games.send(list, { SWMW200MFR: 'SWMW400MFR', 'Version="1"': 'Version="2"' });
  expect((await medals()).events.decided).toBe(before.events.decided + 1);
  expect(await listCorrections()).toEqual([]);
});
