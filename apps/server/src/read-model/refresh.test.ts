import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HealthAnswer } from '@podium/contract';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: ExampleGames;
beforeEach(async () => (podium = await exampleGames(['base'])));
afterEach(async () => podium.stop());

/** Makes a table unreadable, like a fault of the database or of a query. */
const hide = (table: string) => podium.database.pool.query(`alter table sport.${table} rename to hidden`);
const restoreTable = (table: string) => podium.database.pool.query(`alter table sport.hidden rename to ${table}`);

async function until(isSo: (health: HealthAnswer) => boolean, server: TestPodium = podium): Promise<HealthAnswer> {
  for (let tries = 0; tries < 300; tries++) {
    const health = (await (await server.get('/api/v1/health')).json()) as HealthAnswer;
    if (isSo(health)) return health;
    await sleep(20);
  }
  throw new Error('health did not come to say so');
}

const organisation = (name: string, version: number): string =>
  `<OdfBody CompetitionCode="YG2026" DocumentCode="GEN-------------------------------" DocumentType="DT_CODES" DocumentSubtype="ORGANISATION" Language="FRA"
    Version="${version}" FeedFlag="P" Date="2026-10-12" Time="180000000"><Competition><CodeSet Code="AUR"><Language Language="FRA" Description="${name}"/></CodeSet></Competition></OdfBody>`;

test('health reports a failing refresh, readers keep the previous data, and the next successful refresh includes everything', async () => {
  await hide('organisations');
  await podium.feed(organisation('Aurore', 1));
  const failing = await until(({ alarms }) => alarms.length > 0);
  expect(failing).toMatchObject({ status: 'degraded', database: 'ok', alarms: [{ kind: 'refresh-failed' }] });
  expect((await podium.get('/api/v1/games')).status).toBe(200);
  await restoreTable('organisations');
  expect(await until(({ status }) => status === 'ok')).toMatchObject({ alarms: [] });
  await podium.settle();
  expect(await podium.json('/api/v1/delegations/AUR?lang=fr')).toMatchObject({ organisation: { name: 'Aurore' } });
});

test('a server that cannot read its Games still starts, answers "try later", and serves them once they can be read', async () => {
  await hide('schedule_units');
  const late = await testPodium({ database: podium.database });
  expect((await until(({ status }) => status === 'degraded', late)).alarms).toMatchObject([{ kind: 'refresh-failed' }]);
  const response = await late.get('/api/v1/games');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  await restoreTable('schedule_units');
  await until(({ status }) => status === 'ok', late);
  expect((await late.get('/api/v1/games')).status).toBe(200);
  await late.leave();
});

test('a person or a team that cannot be read is left out and logged with its code; all others remain', async () => {
  await podium.database.pool.query(`update sport.participants set registrations = 'null' where id = '7100101'`);
  await podium.database.pool.query(
    `update sport.teams set registrations = 'null', event_id = null where id = 'VVOWTEAM6---AUR01'`,
  );
  const next = await testPodium({ database: podium.database });
  const { alarms } = (await (await next.get('/api/v1/health')).json()) as HealthAnswer;
  expect(alarms).toMatchObject([
    { kind: 'row-left-out', examples: ['participants 7100101', 'teams VVOWTEAM6---AUR01'] },
  ]);
  expect((await next.get('/api/v1/participants/7100101')).status).toBe(404);
  expect((await next.get('/api/v1/participants/7100102')).status).toBe(200);
  expect((await next.get('/api/v1/participants?kind=teams')).status).toBe(200);
  await next.leave();
});
