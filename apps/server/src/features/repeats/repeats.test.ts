import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import type { Visitor } from '../../testing/visitor.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

const path = '/api/v1/feedback';
const feedbackBody = (): object => ({
  id: randomUUID(),
  sentiment: 'happy',
  suggestion: 'More pictures of the pool, please.',
});
const send = async (user: Visitor, body: object, key: string): Promise<Response> =>
  user.ask('POST', path, body, { 'idempotency-key': key });
const readRows = async (key: string): Promise<{ status: number | null }[]> =>
  (
    await podium.database.pool.query<{ status: number | null }>('select status from repeats.answers where key = $1', [
      key,
    ])
  ).rows;

describe('a request with an idempotency key', () => {
  test('has the outcome of the first one, even an error, and counts once towards limits', async () => {
    const [ana, key, body] = [await signUpUser(podium), randomUUID(), feedbackBody()];
    const statuses = [];
    // The limit is three.
    for (let count = 0; count < 5; count++) statuses.push((await send(ana, body, key)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201]);

    const refusedKey = randomUUID();
    const invalidBody = { ...feedbackBody(), sentiment: 'angry' };
    expect((await send(ana, invalidBody, refusedKey)).status).toBe(422);
    expect(await readRows(refusedKey), 'what is malformed never reaches the handler').toEqual([]);
  });

  test('that is sent at the same time is answered once; the other has to wait', async () => {
    const [ana, key, body] = [await signUpUser(podium), randomUUID(), feedbackBody()];
    const sent = await Promise.all([1, 2, 3].map(async () => send(ana, body, key)));
    const statuses = sent.map(({ status }) => status);
    expect(statuses).toContain(201);
    for (const response of sent)
      if (response.status !== 201) expect([response.status, response.headers.get('retry-after')]).toEqual([409, '1']);
    expect((await send(ana, body, key)).status).toBe(201);
    expect(await readRows(key)).toEqual([{ status: 200 }]);
  });

  test('is refused if the key belongs to another request, or is malformed', async () => {
    const [ana, key] = [await signUpUser(podium), randomUUID()];
    await send(ana, feedbackBody(), key);
    expect((await send(ana, feedbackBody(), key)).status).toBe(422);
    expect((await send(ana, feedbackBody(), 'short')).status).toBe(400);
    expect(
      (await send(await signUpUser(podium), feedbackBody(), key)).status,
      'keys of another person are others',
    ).toBe(201);
  });

  test('is a new attempt after a temporary failure, or if its server was lost', async () => {
    const [ana, key, body] = [await signUpUser(podium), randomUUID(), feedbackBody()];
    for (let count = 0; count < 3; count++) await ana.post(path, feedbackBody());
    expect((await send(ana, body, key)).status).toBe(429);
    expect(await readRows(key)).toEqual([]);

    const [ben, lost, other] = [await signUpUser(podium), randomUUID(), feedbackBody()];
    await send(ben, other, lost);
    const storeUnanswered = (time: string): Promise<unknown> =>
      podium.database.pool.query(`update repeats.answers set status = null, at = ${time} where key = $1`, [lost]);
    await storeUnanswered('now()');
    expect((await send(ben, other, lost)).status).toBe(409);
    await storeUnanswered(`now() - interval '2 minutes'`);
    expect((await send(ben, other, lost)).status).toBe(201);
  });

  test('is deleted with the account of its user', async () => {
    const [ana, key] = [await signUpUser(podium), randomUUID()];
    await send(ana, feedbackBody(), key);
    expect((await ana.post('/api/v1/me/erase', { password: ana.password })).status).toBe(200);
    expect(await readRows(key)).toEqual([]);
  });
});
