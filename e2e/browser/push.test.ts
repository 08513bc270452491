/** Notifications in a browser: subscribing, follows, a message to the service worker, and clicking the notification. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushDevice } from '@podium/server/push-device';
import type { PushPayload, PushPreferences } from '@podium/contract';
import type { Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
const device = new PushDevice();
let server: ServerProcess;
/** The browser's push service, which forwards what it receives. */
let service: Server;
const received: Buffer[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks));
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  server = await ServerProcess.create({
    copyOf: inject('emptyGames'),
    environment: { PUSH_SERVICES: '127.0.0.1' },
  });
  await server.start();
  await server.feed(scheduleXml(2, 2));
  await server.feed(raceXml({ unit: 1, version: 1, status: 'LIVE' }));
  await waitUntil(async () => (await fetch(`${server.url}/api/v1/units/${raceUnitId(1)}`)).ok);
});
afterAll(async () => {
  service.close();
  await server.remove();
});

/** This browser has neither a push service nor notifications, so the page receives substitutes. */
interface Given {
  endpoint: string;
  p256dh: number[];
  auth: number[];
}
function give({ endpoint, p256dh, auth }: Given): void {
  let current: PushSubscription | null = null;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => Promise.resolve('granted');
  PushManager.prototype.getSubscription = async () => Promise.resolve(current);
  PushManager.prototype.subscribe = async (options) => {
    current = {
      endpoint,
      options: { applicationServerKey: (options!.applicationServerKey as Uint8Array).buffer },
      getKey: (name: string) => Uint8Array.from(name === 'auth' ? auth : p256dh).buffer,
      unsubscribe: async () => {
        current = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(current);
  };
}

/** Notifications shown by the worker, including its default text. */
interface Shown {
  title: string;
  body: string;
  tag: string;
}
const captureNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const notifications: unknown[] = [];
    Object.assign(self, { shown: notifications });
    ServiceWorkerRegistration.prototype.getNotifications = async () => Promise.resolve([]);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      Promise.resolve(void notifications.push({ title, body: options?.body, tag: options?.tag }));
  });

async function deliver(page: Page, data: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(registrations[0]!.registrationId),
    );
  });
  await protocol.send('ServiceWorker.enable');
  const message = { origin: server.url, registrationId: await registered, data };
  await protocol.send('ServiceWorker.deliverPushMessage', message);
  await protocol.detach();
}

test('a device is notified of followed subjects, and pressing the notification opens the page', async () => {
  const page = await browser.open(server.url, { context: { serviceWorkers: 'allow' } });
  const requests: PushPreferences[] = [];
  page.on('request', (request) => {
    const { preferences } = (request.postDataJSON() ?? {}) as { preferences?: PushPreferences };
    if (request.url().includes('/push/') && preferences) requests.push(preferences);
  });
  const address = device.address(`http://127.0.0.1:${(service.address() as AddressInfo).port}/one`, '');
  if (address.transport !== 'web') throw new Error('a browser is expected');
  const { endpoint, p256dh, auth } = address;
  const bytes = (text: string): number[] => [...Buffer.from(text, 'base64url')];
  await page.addInitScript(give, { endpoint, p256dh: bytes(p256dh), auth: bytes(auth) });
  await page.addInitScript(() => {
    localStorage.setItem('podium-follows', JSON.stringify([{ kind: 'athlete', id: '810010' }]));
  });

  await page.goto('/notifications');
  await hydrated(page);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on for this device').waitFor();
  expect(requests).toMatchObject([{ language: 'en', leadMinutes: 30, follows: [{ kind: 'athlete', id: '810010' }] }]);
  expect(await findViolations(page, [360, 1280])).toEqual([]);

  await page.getByLabel('Bulletins').check();
  await page.getByLabel('Remind me before the start').selectOption('60');
  await waitUntil(() => requests.at(-1)?.leadMinutes === 60);
  expect(requests.at(-1)!.types).toContain('bulletin');

  await page.getByRole('button', { name: 'Send a test' }).click();
  await waitUntil(() => received.length === 1);
  const payload: PushPayload = device.decrypt(received[0]!);
  expect(payload).toMatchObject({ body: 'Notifications work on this device.', path: '/notifications' });

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = page.context().serviceWorkers();
  await captureNotifications(worker!);
  await deliver(page, JSON.stringify({ ...payload, path: `/discipline/swm/results/${raceUnitId(1)}` }));
  const shownNotifications = (): Promise<Shown[]> =>
    worker!.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
  await waitUntil(async () => (await shownNotifications()).length === 1);
  expect(await shownNotifications()).toEqual([{ title: payload.title, body: payload.body, tag: payload.tag }]);

  // Scripts cannot create the browser's own click event.
  await worker!.evaluate(
    (path) => {
      const press = new Event('notificationclick');
      Object.assign(press, { notification: { close: () => undefined, data: { path } }, waitUntil: () => undefined });
      self.dispatchEvent(press);
    },
    `/discipline/swm/results/${raceUnitId(1)}`,
  );
  await page.waitForURL(/\/discipline\/swm\/results\//u);

  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Notifications are off').waitFor();
});
