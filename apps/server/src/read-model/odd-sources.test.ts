/** Messages from a source with a wrong clock, and messages about Games other than the public ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FeedAnswer, HealthAnswer, UnitAnswer } from '@podium/contract';
import { doctorVerb } from '../cli/doctor.ts';
import { readConfig } from '../ground/config.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: TestPodium;
beforeEach(async () => (podium = await testPodium()));
afterEach(async () => podium.stop());

interface Given {
  games?: string;
  flag?: 'P' | 'T';
  version?: number;
  date?: string;
  mark?: string;
}

const id = 'SWMW200MFR------------FNL-000100';

function result({ games = 'YG2026', flag = 'P', version = 1, date = '2026-10-12', mark = '2:04.31' }: Given): string {
  return (
    `<OdfBody CompetitionCode="${games}" DocumentCode="${id}--" DocumentType="DT_RESULT" Version="${version}" ResultStatus="LIVE" FeedFlag="${flag}" Date="${date}" Time="180000000">` +
    `<Competition><ExtendedInfos><UnitDateTime StartDate="2026-10-12T18:00:00-03:00"/></ExtendedInfos><Result Rank="1" ResultType="TIME" Result="${mark}" SortOrder="1"><Competitor Code="7100101" Type="A"/></Result></Competition></OdfBody>`
  );
}

async function send(message: Given): Promise<FeedAnswer> {
  const response = await podium.feed(result(message));
  expect(response.status).toBe(200);
  await podium.settle();
  return (await response.json()) as FeedAnswer;
}

const unit = async () => (await (await podium.get(`/api/v1/units/${id}`)).json()) as UnitAnswer;

async function alarms(): Promise<HealthAnswer['alarms']> {
  await sleep(50);
  return ((await (await podium.get('/api/v1/health')).json()) as HealthAnswer).alarms;
}

test('a message dated 2099 is applied, its sender is warned, and no screen shows a time in the future', async () => {
  const { notices } = await send({ version: 2, date: '2099-01-01' });
  expect(notices).toEqual([expect.stringContaining('in the future')]);
  for (const path of [`/api/v1/units/${id}`, '/api/v1/games', '/api/v1/schedule/days', '/api/v1/schedule/live']) {
    const { asOf } = (await (await podium.get(path)).json()) as { asOf: string | null };
    expect([path, Date.parse(asOf ?? '') <= Date.now()]).toEqual([path, true]);
  }
  expect((await unit()).results[0]?.result).toBe('2:04.31');
});

test('a message dated 2099 is ordered by its version, like any other', async () => {
  await send({ version: 2, date: '2099-01-01' });
  await send({ version: 1, mark: '9:99.99' });
  expect((await unit()).results[0]?.result).toBe('2:04.31');
  await send({ version: 3, mark: '2:04.30' });
  expect((await unit()).results[0]?.result).toBe('2:04.30');
});

test('Games with a hyphen in their code are not hidden', async () => {
  expect((await send({ games: 'JUBS-2026' })).notices).toBeUndefined();
  expect((await unit()).results).toHaveLength(1);
  expect(await alarms()).toEqual([]);
});

test('health and doctor report a rehearsal that is sent before the Games', async () => {
  const { notices } = await send({ games: 'YG2026-TR1' });
  expect(notices).toEqual([expect.stringContaining('rehearsal')]);
  expect(await alarms()).toMatchObject([{ kind: 'other-games', count: 1, examples: ['YG2026-TR1, feed flag P'] }]);
  const logged: string[] = [];
  const config = readConfig({ DATABASE_URL: podium.database.url });
  await doctorVerb([], { out: (line) => logged.push(line), error: (line) => logged.push(line), config });
  expect(logged.join('\n')).toContain('Not public: YG2026-TR1, feed flag P (rehearsal)');
});

test('messages of other Games than the public ones raise an alarm, which the next server raises again', async () => {
  await send({});
  expect(await alarms()).toEqual([]);
  const { notices } = await send({ games: 'YG2027' });
  expect(notices).toEqual([expect.stringContaining('YG2027 is not public; YG2026 is')]);
  expect((await send({ flag: 'T' })).notices).toEqual([expect.stringContaining('feed flag T')]);
  const expected = [{ kind: 'other-games', examples: ['YG2027, feed flag P', 'YG2026, feed flag T'] }];
  expect(await alarms()).toMatchObject(expected);
  const next = await testPodium({ database: podium.database });
  const health = (await (await next.get('/api/v1/health')).json()) as HealthAnswer;
  expect(health.alarms[0]?.examples.toSorted()).toEqual(expected[0]!.examples.toSorted());
  await next.leave();
});
