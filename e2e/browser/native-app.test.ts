/**
 * The native apps as far as a browser can run them: a page from local files that requests a server of another origin.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { buildWww } from '@podium/native/build-www';
import { nativeCalls, installDevice, emitDeviceEvent } from '../harness/native-device.ts';
import type { DeviceState } from '../harness/native-device.ts';
import { appOrigin, serveApp } from '../harness/native-page.ts';
import { openAccount } from '../harness/people.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
const unit = raceUnitId(1);
const race = `/discipline/swm/results/${unit}/results`;
const rita = {
  username: 'rita.braga',
  password: 'vento sobre o lago',
  email: 'rita.braga@example.org',
  document: 'AB246810',
};

let server: ServerProcess;
/** Folder of the FCM key. */
let keys = '';
/** Folder of the app's files. */
let www = '';
let version = 0;
const send = async (mark: string): Promise<void> => {
  version += 1;
  expect((await server.feed(raceXml({ unit: 1, version, marks: [mark, '59.00'] }))).status).toBe(200);
};

beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), 'podium-fcm-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    project_id: 'games',
    client_email: 'push@games.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'http://127.0.0.1:9/token',
  };
  await writeFile(join(keys, 'fcm.json'), JSON.stringify(account));
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { ACCOUNTS_PASSWORD_MB: '19', PUSH_FCM_KEY_FILE: join(keys, 'fcm.json') },
  });
  await server.start();
  www = join(server.dataDir, 'www');
  await buildWww(server.url, www);
  await server.feed(scheduleXml(2));
  await send('52.00');
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${unit}`)).ok);
});
afterAll(async () => {
  await server.remove();
  await rm(keys, { recursive: true, force: true });
});

async function openApp(path: string, state?: Partial<DeviceState>): Promise<Page> {
  const page = await browser.open(server.url, { width: 360, height: 744 });
  await installDevice(page, state);
  await serveApp(page, www);
  await page.goto(appOrigin + path);
  await hydrated(page);
  return page;
}

test('S20, C09: a result arrives live from a server of another origin, while the files of the app are its own', async () => {
  const page = await openApp(race);
  await page.getByText('52.00').first().waitFor();
  await send('51.37');
  await page.getByText('51.37').first().waitFor();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin + new URL(name).pathname),
  );
  expect(asked.filter((address) => address.startsWith(server.url) && address.includes('/assets/'))).toEqual([]);
  expect(asked.some((address) => address.startsWith(`${server.url}/api/v1/units/`))).toBe(true);
});

test('a login is a token in the keychain, which survives a restart and ends with logging out', async () => {
  await openAccount(server, rita);
  const page = await openApp('/login');
  await page.getByLabel('Username', { exact: true }).fill(rita.username);
  await page.getByLabel('Password', { exact: true }).fill(rita.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(`${appOrigin}/account`);
  await page.getByText(rita.email).first().waitFor();

  await page.goto(`${appOrigin}/feedback`);
  await page.getByRole('radio', { name: 'Happy', exact: true }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('main').getByRole('textbox').fill('Works on my phone');
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you').first().waitFor();
  await page.goto(`${appOrigin}/account`);
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect
    .poll(async () =>
      page.evaluate(async () => {
        const shell = (globalThis as { podiumShell?: { session: { read: () => Promise<string | undefined> } } })
          .podiumShell;
        return shell?.session.read();
      }),
    )
    .toBeUndefined();
});

test('a link of the Games opens its page in the app, but links of other sites do not', async () => {
  const page = await openApp('/');
  await emitDeviceEvent(page, 'appUrlOpen', { url: server.url + race });
  await page.waitForURL(appOrigin + race);
  await emitDeviceEvent(page, 'appUrlOpen', { url: 'podium://medals' });
  await page.waitForURL(`${appOrigin}/medals/all`);
  await emitDeviceEvent(page, 'appUrlOpen', { url: 'https://evil.example/schedule' });
  await emitDeviceEvent(page, 'backButton', { canGoBack: true });
  await page.waitForURL(appOrigin + race);
});

test('pages read before are shown with their age while there is no network, and withdrawn data is removed at once', async () => {
  const page = await openApp(race);
  await page.getByText('51.37').first().waitFor();
  await page.context().route(`${server.url}/**`, async (route) => route.abort());
  await page.goto(appOrigin + race);
  await page.getByText('51.37').first().waitFor();
  await page.getByText(/Saved/u).first().waitFor();
  await page.context().unroute(`${server.url}/**`);
  await send('50.90');
  await page.goto(`${appOrigin}/medals`);
  await hydrated(page);
  await page.goto(appOrigin + race);
  await page.getByText('50.90').first().waitFor();
  expect(await page.getByText('51.37').count()).toBe(0);
});

test('S20: a document is loaded from the server and opened by the device, and a calendar by the calendar app', async () => {
  const page = await openApp(race);
  const link = page.locator('a[href*="/prints/"]').first();
  const path = (await link.getAttribute('href'))!;
  await link.click();
  const names = async (): Promise<string[]> => (await nativeCalls(page)).map(({ name }) => name);
  await expect.poll(names).toContain('FileViewer.openDocumentFromLocalPath');
  const calls = await nativeCalls(page);
  expect(calls.find(({ name }) => name === 'FileTransfer.downloadFile')?.options).toEqual({
    url: server.url + path,
    path: 'file:///cache/results.pdf',
  });
  await page.evaluate(() => {
    const calendar = document.createElement('a');
    calendar.href = 'webcal://games.example/calendar/all.ics';
    document.body.append(calendar);
    calendar.click();
  });
  await expect.poll(names).toContain('AppLauncher.openUrl');
  expect(page.url()).toBe(appOrigin + race);
});

test('a shared page has its public address', async () => {
  const page = await openApp(race);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const shared = async (): Promise<unknown> =>
    (await nativeCalls(page)).find(({ name }) => name === 'Share.share')?.options['url'];
  await expect.poll(shared).toBe(server.url + race);
});

test('C08: a new version is announced and used at the next start; a reader who returns to the app is asked first', async () => {
  const page = await openApp('/', { nextBundle: 'abc' });
  const names = async (): Promise<string[]> =>
    (await nativeCalls(page)).map(({ name }) => name).filter((name) => name.startsWith('LiveUpdate.'));
  await page.getByText('Updating the app…').waitFor();
  await expect.poll(names).toEqual(['LiveUpdate.ready', 'LiveUpdate.sync', 'LiveUpdate.reload']);
  await emitDeviceEvent(page, 'resume');
  await page.getByText('There is a new version of the app').waitFor();
  expect((await names()).filter((name) => name === 'LiveUpdate.reload')).toHaveLength(1);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(async () => (await names()).filter((name) => name === 'LiveUpdate.reload').length).toBe(2);
});

test('C08: without a new version the app does not change', async () => {
  const page = await openApp('/');
  await expect
    .poll(async () => (await nativeCalls(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['LiveUpdate.ready', 'SplashScreen.hide', 'LiveUpdate.sync']));
  await emitDeviceEvent(page, 'resume');
  expect((await nativeCalls(page)).map(({ name }) => name)).not.toContain('LiveUpdate.reload');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('S20: notifications are received from the system, and opening one leads to its page', async () => {
  const page = await openApp('/notifications');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on for this device').waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('podium-push') ?? '');
  expect(stored).toContain('token-of-this-device');
  await emitDeviceEvent(page, 'pushNotificationActionPerformed', { notification: { data: { path: race } } });
  await page.waitForURL(appOrigin + race);
});
