import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer, FeedbackAnswer, SentimentsAnswer } from '@podium/contract';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';

const path = '/api/v1/feedback';
let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
});
afterAll(async () => podium.stop());

const feedbackBody = (fields: object = {}): object => ({
  id: randomUUID(),
  sentiment: 'happy',
  suggestion: 'More pictures of the pool, please.',
  ...fields,
});
const readFaults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as ErrorAnswer).error.fields?.map(({ field, message }) => `${field} ${message}`) ?? [];

describe('feedback', () => {
  test('can be sent by signed-in users and read only by managers', async () => {
    const [visitor, ana] = [new Visitor(podium.url), await signUpUser(podium)];
    const statuses = async (user: Visitor): Promise<number[]> => [
      (await user.post(path, feedbackBody())).status,
      (await user.ask('GET', path)).status,
      (await user.ask('GET', `${path}/sentiments`)).status,
    ];
    expect(await statuses(visitor)).toEqual([401, 401, 401]);
    expect(await statuses(ana)).toEqual([201, 403, 403]);
    expect(await statuses(await signUpUser(podium, { grant: 'manager' }))).toEqual([201, 200, 200]);
    expect(await statuses(await signUpUser(podium, { grant: 'admin' }))).toEqual([201, 200, 200]);
    expect(await statuses(await signUpUser(podium, { grant: 'publisher' }))).toEqual([201, 403, 403]);
  });

  test.each([
    [{ sentiment: undefined }, ['sentiment sentimentRequired']],
    [{ sentiment: 'angry' }, ['sentiment sentimentInvalid']],
    [{ suggestion: '' }, ['suggestion suggestionRequired', 'suggestion suggestionShort']],
    [{ suggestion: 'too short' }, ['suggestion suggestionShort']],
    [{ suggestion: ' '.repeat(40) }, ['suggestion suggestionRequired', 'suggestion suggestionShort']],
    [{ suggestion: 'x'.repeat(1001) }, ['suggestion suggestionLong']],
  ])('is refused with the error of each field: %j', async (fields, faults) => {
    const response = await (await signUpUser(podium)).post(path, feedbackBody(fields));
    expect([response.status, await readFaults(response)]).toEqual([422, faults]);
  });

  test('is stored once if it is sent twice, and a fourth within ten minutes has to wait', async () => {
    const ana = await signUpUser(podium);
    const first = feedbackBody();
    const responses = await Promise.all([first, first].map(async (body) => ana.post(path, body)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await podium.database.pool.query('select 1 from feedback.suggestions where id = $1', [
      (first as { id: string }).id,
    ]);
    expect(rows).toHaveLength(1);
    const more = [];
    for (let count = 0; count < 3; count++) more.push(await ana.post(path, feedbackBody()));
    expect(more.at(-1)!.status).toBe(429);
    expect(Number(more.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    // Repeating an accepted suggestion is still answered as accepted.
    expect((await ana.post(path, first)).status).toBe(201);
  });

  test('is filtered, counted, and exported as a table whose cells spreadsheets do not execute', async () => {
    const [ana, manager] = [await signUpUser(podium), await signUpUser(podium, { grant: 'manager' })];
    await ana.post(path, feedbackBody({ sentiment: 'sad', suggestion: '=HYPERLINK("x") 100% of "Árvore"' }));
    const filteredPath = `${path}?sentiment=sad&query=${encodeURIComponent('100% of')}`;
    const filtered = await manager.get<FeedbackAnswer>(filteredPath);
    expect(filtered.items).toMatchObject([{ sentiment: 'sad', userType: 'guest' }]);
    expect(JSON.stringify(filtered)).not.toContain('username');
    expect((await manager.get<FeedbackAnswer>(`${path}?query=100%25%25`)).total).toBe(0);
    expect((await manager.get<FeedbackAnswer>(`${path}?to=2020-01-01`)).total).toBe(0);
    const csv = await (await manager.ask('GET', `${filteredPath}&format=csv`)).text();
    expect(csv).toContain(`"'=HYPERLINK(""x"") 100% of ""Árvore"""`);
    const counted = await manager.get<SentimentsAnswer>(`${path}/sentiments`);
    expect(counted.items.map(({ sentiment }) => sentiment)).toEqual(['happy', 'neutral', 'sad']);
    expect(counted.items.reduce((sum, { count }) => sum + count, 0)).toBe(counted.total);
    expect(Math.round(counted.items.reduce((sum, { percentage }) => sum + percentage, 0))).toBe(100);
    for (const wrong of ['sentiment=angry', 'from=yesterday', 'page=0', 'pageSize=1000', 'x=1'])
      expect((await manager.ask('GET', `${path}?${wrong}`)).status, wrong).toBe(400);
  });

  test('is deleted with the account of its author', async () => {
    const ana = await signUpUser(podium);
    await ana.post(path, feedbackBody({ suggestion: 'A canary in the feedback.' }));
    expect((await ana.post('/api/v1/me/erase', { password: ana.password })).status).toBe(200);
    const { rows } = await podium.database.pool.query(
      `select 1 from feedback.suggestions where suggestion like '%canary%'`,
    );
    expect(rows).toEqual([]);
  });
});
