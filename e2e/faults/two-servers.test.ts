/** Two server processes on one database, as behind a load balancer: a message to one appears on the other. */
import { Nginx, nginxProgram } from '@podium/server/nginx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();
const results = `/discipline/swm/results/${raceUnitId(1)}/results`;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  first = await ServerProcess.create();
  await first.start();
  second = await ServerProcess.create({ dataDir: first.dataDir });
  await second.start();
  await first.feed(scheduleXml(2));
});
afterAll(async () => {
  await second.end('SIGTERM');
  await first.remove();
});

const fetchText = async (server: ServerProcess, path: string): Promise<string> =>
  (await fetch(server.url + path)).text();

test('a message to one server is in the documents and on the open pages of the other, and the other way round', async () => {
  expect((await first.feed(raceXml({ unit: 1, version: 1, marks: ['48.11', '59.00'] }))).status).toBe(200);
  await waitUntil(async () => (await fetchText(second, `/api/v1/units/${raceUnitId(1)}`)).includes('48.11'));
  const page = await browser.open(second.url);
  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await page.goto(results);
  await stream;
  await hydrated(page);
  await page.getByText('48.11', { exact: true }).first().waitFor();

  expect((await first.feed(raceXml({ unit: 1, version: 2, marks: ['48.22', '59.00'] }))).status).toBe(200);
  await page.getByText('48.22', { exact: true }).first().waitFor();
  expectNoErrors(page);
  await waitUntil(async () => (await fetchText(second, results)).includes('48.22'));

  expect((await second.feed(raceXml({ unit: 1, version: 3, marks: ['48.33', '59.00'] }))).status).toBe(200);
  await waitUntil(async () => (await fetchText(first, results)).includes('48.33'));
});

test.skipIf(nginxProgram === undefined)(
  'an open page behind nginx shows each change, although nginx still has the old documents in its cache',
  async () => {
    const nginx = await Nginx.start({ servers: [first, second].map(({ port }) => `127.0.0.1:${port}`) });
    try {
      const page = await browser.open(nginx.url, { context: { ignoreHTTPSErrors: true } });
      const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
      await page.goto(results);
      await stream;
      await hydrated(page);
      for (const version of [21, 22, 23, 24]) {
        // Caches the document, like a reader who comes just before the change.
        await page.evaluate(async (path) => fetch(path), `/api/v1/units/${raceUnitId(1)}?lang=en`);
        const sender = version % 2 === 0 ? first : second;
        const mark = `48.${version}`;
        expect((await sender.feed(raceXml({ unit: 1, version, marks: [mark, '59.00'] }))).status).toBe(200);
        await page.getByText(mark, { exact: true }).first().waitFor();
      }
      expectNoErrors(page);
    } finally {
      await nginx.remove();
    }
  },
);

test('a reader continues at the other server from the position of the first', async () => {
  const position = ((await (await fetch(`${first.url}/api/v1/health`)).json()) as { live: { position: string } }).live
    .position;
  expect((await first.feed(raceXml({ unit: 2, version: 1, marks: ['50.01'] }))).status).toBe(200);
  const stream = await fetch(`${second.url}/api/v1/live?position=${position}`);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  while (!received.includes(`unit:${raceUnitId(2)}`)) received += (await reader.read()).value ?? '';
  expect(received).not.toContain('event: reset');
  await reader.cancel();
});
