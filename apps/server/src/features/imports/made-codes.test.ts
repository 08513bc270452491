/** Games from a folder without codes are scored by hand, and winners move on. */
import { randomUUID } from 'node:crypto';
import type { ResultList, ResultSheet, UnitAnswer } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

test('a contest without a code in the folder gets results, is confirmed, and its winner advances', async () => {
  await importFolder(podium.database, await writeDraw(await scratchFolder()), { makesCodes: true });
  await podium.settle();
  const referee = await signUpUser(podium, { grant: 'referee' });
  const base = '/api/v1/desk/results';
  const { items } = await referee.get<ResultList>(`${base}?day=2026-11-25`);
  const contest = (name: string): ResultList['items'][number] =>
    items.find(({ unit, event }) => unit.name === name && event?.name === 'Men')!;
  const { unit, mayEnter } = contest('Quarterfinal 2');
  expect(mayEnter).toBe(true);
  const steps = [
    { do: 'begin' },
    { do: 'period-score', period: 'H1', home: 12, away: 9 },
    { do: 'period-score', period: 'H2', home: 10, away: 8 },
    { do: 'finish' },
  ].map((step) => ({ ...step, id: randomUUID(), at: new Date().toISOString() }));
  const entered = await referee.post(`${base}/${unit.id}/steps`, { steps });
  expect([entered.status, entered.ok ? '' : await entered.text()]).toEqual([200, '']);
  const { version } = await referee.get<ResultSheet>(`${base}/${unit.id}`);
  expect((await referee.post(`${base}/${unit.id}/confirm`, { seen: version, nonce: randomUUID() })).status).toBe(200);
  await podium.settle();
  const read = async (id: string): Promise<UnitAnswer> =>
    (await (await podium.get(`/api/v1/units/${id}`)).json()) as UnitAnswer;
  expect((await read(unit.id)).status).toBe('OFFICIAL');
  const semifinal = await read(contest('Semifinal 1').unit.id);
  expect(semifinal.competitors?.map(({ id }) => id)).toContain('T1');
});
