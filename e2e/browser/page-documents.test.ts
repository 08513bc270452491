/** A public page is a document: the same bytes for all readers, built once, and as cacheable as its data. */
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useDemo } from '../harness/browser-demo.ts';

const demo = useDemo();

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests the compressed response, which `fetch` would decompress. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(demo.current.url + path, { method, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a reader who already has the page gets 304, in any encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const page = await ask('/medals/all', { 'accept-encoding': encoding });
    expect(page.status).toBe(200);
    expect(page.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(Number(page.headers['content-length'])).toBe(page.body.length);
    expect(page.headers['cache-control']).toMatch(
      /^public, max-age=\d, stale-while-revalidate=\d+, stale-if-error=300$/,
    );
    expect(page.headers['set-cookie']).toBeUndefined();
    const revalidated = await ask('/medals/all', { 'accept-encoding': encoding, 'if-none-match': page.headers.etag! });
    expect(revalidated.status).toBe(304);
    expect(revalidated.body.length).toBe(0);
    expect(revalidated.headers.etag).toBe(page.headers.etag);
    const head = await ask('/medals/all', { 'accept-encoding': encoding }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      page.headers['content-length'],
    ]);
  }
});

test('the page is the same with brotli, with gzip and uncompressed', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => ask('/venues', { 'accept-encoding': encoding })),
  );
  const text = plain!.body.toString();
  expect(text).toContain('<h1');
  expect(brotliDecompressSync(br!.body).toString()).toBe(text);
  expect(gunzipSync(gzip!.body).toString()).toBe(text);
});

test('two hundred simultaneous requests for a new page cause one rendering', async () => {
  // Uses a unique address: a page opened by another suite a minute ago would be served from the cache while it is
  // rendered again.
  const path = `${demo.current.screens['finished day']!.path.replace('/schedule', '/aze/schedule')}?sort=two-hundred`;
  const answers = await Promise.all(Array.from({ length: 200 }, async () => ask(path)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('parameters that no page reads make no other page, and neither does the requester', async () => {
  const page = await ask('/schedule/days');
  for (const query of ['?utm_source=mail', '?fbclid=1&x', '?__proto__=1&constructor=2', '?%E0%A4%A=1']) {
    const same = await ask(`/schedule/days${query}`);
    expect([query, same.headers.etag]).toEqual([query, page.headers.etag]);
  }
  const readerHeaders = {
    cookie: 'i18n_redirected=spa; session=1',
    authorization: 'Bearer x',
    'user-agent': 'Mozilla/5.0',
  };
  expect((await ask('/schedule/days', readerHeaders)).headers.etag).toBe(page.headers.etag);
});

test('parameters that a page reads make another page, whatever their order', async () => {
  const page = await ask('/medals/all');
  const sorted = await ask('/medals/all?gender=W&sort=-total');
  expect(sorted.status).toBe(200);
  expect(sorted.headers.etag).not.toBe(page.headers.etag);
  expect((await ask('/medals/all?sort=-total&page=&gender=W')).headers.etag).toBe(sorted.headers.etag);
});

test('the page for the installed app differs, and no proxy stores it for browsers', async () => {
  const [browser, app] = [await ask('/medals/all'), await ask('/medals/all', { cookie: 'podium_platform=ios' })];
  expect(app.headers.etag).not.toBe(browser.headers.etag);
  expect(app.headers['cache-control']).toMatch(/^private, /);
});

test('a missing page is not cached', async () => {
  for (const path of ['/no/such/page', '/discipline/zzz', '/constructor']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['cache-control'], headers.etag]).toEqual([path, 404, 'no-cache', undefined]);
  }
});

test('a reader who reads an uncompressed page slowly, or leaves, affects no other reader', async () => {
  const { path } = demo.current.screens['finished day']!;
  for (let reader = 0; reader < 30; reader++) {
    const asking = request(demo.current.url + path, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      response.once('data', () => response.destroy()).on('error', () => undefined);
    });
    asking.on('error', () => undefined).end();
  }
  const whole = await ask(path, { 'accept-encoding': 'identity' });
  expect(Number(whole.headers['content-length'])).toBe(whole.body.length);
});

test('R22: an address that cannot be read is answered with the page for missing pages, never with JSON', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  for (const name of ['%00', 'a%00b', '%E0%A4%A', '%', '%FF', '..%2F..'])
    for (const path of ['/participants/profile/', '/ara/participants/profile/', '/discipline/', '/venues/']) {
      const response = await fetch(demo.current.url + path + name, { headers });
      expect([path + name, response.status]).toEqual([path + name, 404]);
      expect([path + name, response.headers.get('content-type')]).toEqual([path + name, 'text/html; charset=utf-8']);
    }
  const search = await fetch(`${demo.current.url}/participants/athletes?q=%00silva`, { headers });
  expect([search.status, new URL(search.url).search]).toEqual([200, '?q=silva']);
  const program = await fetch(`${demo.current.url}/participants/profile/%00`, {
    headers: { accept: 'application/json' },
  });
  expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/json']);
});
