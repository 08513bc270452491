/** Bundles in the console: publication, staged rollout, withdrawal, and the audit entries of each. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditAnswer, BundlesAnswer } from '@podium/contract';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let admin: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-bundles-'));
  podium = await testPodium({
    environment: { DATA_DIR: folder, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  admin = await signUpUser(podium, { grant: 'admin' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const base = '/api/v1/desk/bundles';
const zipPage = (page: string): Uint8Array =>
  zipSync({ 'index.html': new TextEncoder().encode(page) }, { mtime: new Date('2026-01-01') });
const publish = async (zip: Uint8Array, query = '', user = admin): Promise<Response> =>
  user.ask('POST', `${base}${query}`, zip, { 'content-type': 'application/zip' });
const offered = async (appVersion: string): Promise<{ bundleId?: string }> => {
  const query = new URLSearchParams({
    appVersionCode: appVersion,
    appVersionName: '1.0',
    channelName: 'production',
    deviceId: '6a7f0e7c-0000-4000-8000-000000000000',
    osVersion: '14',
    platform: '0',
    pluginVersion: '8.4.3',
  });
  const response = await podium.get(`/v1/apps/org.podium.games/bundles/latest?${query.toString()}`);
  return response.ok ? ((await response.json()) as { bundleId?: string }) : {};
};

test('a published bundle is offered at once, but not at 0 percent or once withdrawn', async () => {
  const published = await publish(zipPage('one'), '?minAndroid=12');
  expect(published.status).toBe(201);
  const [bundle] = ((await published.json()) as BundlesAnswer).items;
  expect(bundle).toMatchObject({
    channel: 'production',
    rollout: 100,
    versions: { android: { min: '12', max: null } },
    withdrawnAt: null,
  });
  expect((await offered('12')).bundleId).toBe(bundle!.id);
  expect((await offered('11')).bundleId).toBeUndefined();
  expect((await publish(zipPage('one'))).status).toBe(409);
  expect((await admin.ask('PUT', `${base}/${bundle!.id}/rollout`, { rollout: 0 })).status).toBe(200);
  expect((await offered('12')).bundleId).toBeUndefined();
  await admin.ask('PUT', `${base}/${bundle!.id}/rollout`, { rollout: 100 });
  expect((await admin.post(`${base}/${bundle!.id}/withdraw`, { reason: 'white screen' })).status).toBe(200);
  expect((await offered('12')).bundleId).toBeUndefined();
  expect((await admin.ask('PUT', `${base}/${bundle!.id}/rollout`, { rollout: 50 })).status).toBe(404);
  expect((await admin.post(`${base}/${bundle!.id}/withdraw`, { reason: 'again' })).status).toBe(404);
  const { items } = await admin.get<AuditAnswer>('/api/v1/desk/audit?type=bundle');
  expect(items.map(({ type, reason }) => [type, reason])).toEqual([
    ['bundle.withdraw', 'white screen'],
    ['bundle.rollout', null],
    ['bundle.rollout', null],
    ['bundle.publish', null],
  ]);
});

test.each([
  ['no archive', new TextEncoder().encode('hello'), '', 422],
  ['an archive without a page', zipSync({ 'a.js': new Uint8Array(3) }), '', 422],
  ['a percentage beyond 100', zipPage('two'), '?rollout=101', 400],
  ['a version that is none', zipPage('two'), '?minIos=new', 400],
])('%s is refused, and nothing is published', async (_, zip, query, status) => {
  const before = await admin.get<BundlesAnswer>(base);
  expect((await publish(zip, query)).status).toBe(status);
  expect(await admin.get<BundlesAnswer>(base)).toEqual(before);
});

test('bundles are managed by admins only', async () => {
  const manager = await signUpUser(podium, { grant: 'manager' });
  expect((await publish(zipPage('three'), '', manager)).status).toBe(403);
  expect((await manager.ask('GET', base)).status).toBe(403);
});
