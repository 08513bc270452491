/**
 * A result that was entered by hand before the feed sends its own: the one that is shown, and the messages of the
 * console.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeskTodayAnswer, ResultSheet, UnitAnswer } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { examplesFolder, xmlFiles } from '../../feed/testing/feed-files.ts';
import { openLog } from '../../ground/log.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

const unit = 'SWMW200MFR------------HEAT000200';
const base = `/api/v1/desk/results/${unit}`;
let podium: TestPodium;
let manager: Awaited<ReturnType<typeof signUpUser>>;
/** The heat as the feed sends it: official. */
let fed: string;
let ids: string[];

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  for (const file of await xmlFiles(join(examplesFolder, 'base'))) await podium.feed(await readFile(file));
  fed = await readFile(join(examplesFolder, 'messages/result-swm-heat2.xml'), 'utf8');
  ids = [...fed.matchAll(/<Competitor Code="(\d+)"/gu)].map(([, id]) => id!);
  await feedStartList(1);
  manager = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => podium.stop());

const send = async (text: string): Promise<void> => {
  await podium.feed(text);
  await podium.settle();
};
const feedStartList = async (version: number): Promise<void> =>
  send(
    fed
      .replace('Version="4" ResultStatus="OFFICIAL"', `Version="${version}" ResultStatus="START_LIST"`)
      .replaceAll(/<Result Rank="\d" ResultType="TIME" Result="[\d:.]+"( .*?)(?: Diff="[^"]*")?>/gu, '<Result$1>')
      .replaceAll(/<ExtendedResults>[\s\S]*?<\/ExtendedResults>/gu, ''),
  );
const sheet = async (): Promise<ResultSheet> => manager.get(base);
const readShown = async (): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;
const marks = async (): Promise<unknown[]> =>
  (await readShown()).results.map(({ competitor, rank, result }) => [competitor.id, rank, result]);
const alarms = async (): Promise<unknown[]> =>
  (await manager.get<DeskTodayAnswer>('/api/v1/desk/today')).alarms
    .filter(({ kind }) => kind === 'result-contradicted')
    .flatMap(({ examples }) => examples);
const enter = async (texts: string[]): Promise<void> => {
  const steps = [
    ...texts.map((mark, index) => ({ do: 'mark', competitor: ids[index], mark, irm: null })),
    { do: 'finish' },
  ].map((step) => ({ ...step, id: randomUUID(), at: new Date().toISOString() }));
  const response = await manager.post(`${base}/steps`, { steps });
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
};
const confirm = async (): Promise<number> =>
  (await manager.post(`${base}/confirm`, { seen: (await sheet()).version, nonce: randomUUID(), isSure: true })).status;

test('a later start list of the feed does not hide entered results, whatever its version', async () => {
  await enter(['2:06.10', '2:09.77']);
  await feedStartList(2);
  expect(await marks()).toEqual([
    [ids[0], '1', '2:06.10'],
    [ids[1], '2', '2:09.77'],
  ]);
  expect((await sheet()).may.enter).toBe(true);
});

test('the feed’s first result is shown at once, and entered official values stay over it, with an alarm', async () => {
  expect(await confirm()).toBe(200);
  await send(fed.replace('Version="4"', 'Version="3"'));
  expect(await marks()).toEqual([
    [ids[0], '1', '2:06.10'],
    [ids[1], '2', '2:09.77'],
  ]);
  const { isFromFeed, may, lines } = await sheet();
  expect({ isFromFeed, enters: may.enter, corrects: may.correct }).toEqual({
    isFromFeed: true,
    enters: false,
    corrects: true,
  });
  expect(lines.flatMap(({ corrections }) => corrections)).toMatchObject([
    { field: 'result', value: '2:06.10', feed: '2:06.40', by: manager.username, isEntered: true, isContradicted: true },
  ]);
  expect((await readShown()).corrections).toMatchObject([
    { isByOrganizer: true, changes: [{ field: 'result', before: '2:06.40', after: '2:06.10' }] },
  ]);
  expect(await alarms()).toEqual([unit]);
});

test('later values of the feed are shown, and an entered value ends when the feed agrees', async () => {
  await send(fed.replace('Result="2:06.40"', 'Result="2:06.10"'));
  expect((await sheet()).lines.flatMap(({ corrections }) => corrections)).toEqual([]);
  expect((await readShown()).corrections.filter(({ isByOrganizer }) => isByOrganizer)).toEqual([]);
  expect(await alarms()).toEqual([]);
});

test('the feed’s value can be shown instead', async () => {
  await send(fed.replace('Version="4"', 'Version="5"'));
  expect(await alarms()).toEqual([unit]);
  const edits = [{ competitor: ids[0], field: 'result' }];
  const response = await manager.post(`${base}/corrections/release`, {
    edits,
    nonce: randomUUID(),
    reason: 'The feed has the photo',
  });
  expect(response.status).toBe(200);
  expect(await marks()).toEqual([
    [ids[0], '1', '2:06.40'],
    [ids[1], '2', '2:09.77'],
  ]);
  expect(await alarms()).toEqual([]);
});

test('a result that the feed retracts shows the entered one again, without any correction', async () => {
  await send(fed.replace('Version="4"', 'Version="5"').replace(/<Competition[\s\S]*<\/Competition>/u, ''));
  expect(await marks()).toEqual([
    [ids[0], '1', '2:06.10'],
    [ids[1], '2', '2:09.77'],
  ]);
  const { isFromFeed, resultStatus, lines } = await sheet();
  expect([isFromFeed, resultStatus, lines.flatMap(({ corrections }) => corrections)]).toEqual([false, 'OFFICIAL', []]);
});

test('replaying the journal gives the same tables', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
