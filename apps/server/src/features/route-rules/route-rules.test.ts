/** C04: organizers publish redirects; the app requests them, and so do its pages on the server. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer, RouteRuleAnswer } from '@podium/contract';
import { examplesFolder, feedFiles, xmlFiles } from '../../feed/testing/feed-files.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
let publisher: Awaited<ReturnType<typeof signUpUser>>;
beforeAll(async () => {
  podium = await testPodium({
    environment: {
      ACCOUNTS_PASSWORD_MB: '19',
      ACCOUNTS_TWO_FACTOR_FOR: 'none',
      REDIRECT_HOSTS: 'www.example.org',
    },
  });
  await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, 'base')));
  await podium.settle();
  publisher = await signUpUser(podium, { grant: 'publisher' });
});
afterAll(async () => podium.stop());

/** @returns the status, and the fields with faults */
async function publish(id: string, from: string, to: string): Promise<unknown[]> {
  const path = `/api/v1/desk/content/route-rule/${id}`;
  const draft = { data: { from, to }, order: null, basedOn: null };
  expect((await publisher.ask('PUT', `${path}/draft`, draft, { 'if-match': '"0"' })).status).toBe(200);
  const answer = await publisher.ask('POST', `${path}/publish`, {}, { 'if-match': '"1"' });
  const { error } = (await answer.json()) as Partial<ErrorAnswer>;
  return [answer.status, ...(error?.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
}
const leadsTo = async (path: string): Promise<RouteRuleAnswer['redirect']> =>
  ((await (await podium.get(`/api/route-rules?path=${encodeURIComponent(path)}`)).json()) as RouteRuleAnswer).redirect;

test('a published redirect is answered at once with the end of its chain, in the language of the address', async () => {
  expect(await leadsTo('/poster')).toBeNull();
  expect(await publish('poster', '/poster', '/delegation/OLD')).toEqual([200]);
  expect(await publish('old', '/delegation/OLD', '/delegation/NEW')).toEqual([200]);
  expect(await leadsTo('/fra/poster')).toEqual({ to: '/fra/delegation/NEW', isExternal: false });
  expect(await publish('join', '/join', 'https://www.example.org/join')).toEqual([200]);
  expect(await leadsTo('/join')).toEqual({ to: 'https://www.example.org/join', isExternal: true });
});

test('circular redirects, a second redirect of a path, and foreign hosts are refused', async () => {
  expect(await publish('one', '/one', '/two')).toEqual([200]);
  expect(await publish('two', '/two', '/one')).toEqual([422, 'to circle']);
  expect(await publish('again', '/ONE', '/three')).toEqual([422, 'from taken']);
  expect(await publish('away', '/away', 'https://evil.example/')).toEqual([422, 'to foreignHost']);
});

test.each(['', 'x', '//evil.example', String.raw`/\evil.example`])('the path %j cannot be redirected', async (path) => {
  expect((await podium.get(`/api/route-rules?path=${encodeURIComponent(path)}`)).status).toBe(400);
});
