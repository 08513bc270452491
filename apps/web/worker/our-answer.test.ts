import { servedBy } from '@podium/contract/served-by';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, fetchOurs, isFile, isIntact } from './our-answer.ts';

const html = 'text/html; charset=utf-8';
const script = 'export const a = 1;';
/** Tag of the script, as the server makes it: the beginning of its hash, and its encoding. */
const tag = '"aDMU7SIRLo3qgJXIxhc6-i-br"';
const ourResponse = (text: string, type: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { headers: { ...servedBy, 'content-type': type, ...headers } });

/** Answers of portals, filters and proxies in place of a server. */
const foreignPage = (): Response => new Response('<h1>Sign in</h1>', { headers: { 'content-type': html } });
const foreign: readonly [string, () => Response][] = [
  ['a page', foreignPage],
  ['JSON', () => Response.json({ error: 'blocked' })],
  ['plain text', () => new Response('blocked')],
  ['a script', () => new Response('location = "/";', { headers: { 'content-type': 'text/javascript' } })],
  ['a page with status 403', () => new Response('No.', { status: 403, headers: { 'content-type': html } })],
  ['JSON with status 503', () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } })],
];

describe('a file of the app is cached only if its type matches its name', () => {
  it.each([
    ['/assets/p1.js', 'text/javascript; charset=utf-8', true],
    ['/assets/worker.mjs', 'text/javascript', true],
    ['/assets/s1.css', 'text/css; charset=utf-8', true],
    ['/assets/locales/ar/core-1.json', 'application/json; charset=utf-8', true],
    ['/flags/br-sp.svg', 'image/svg+xml', true],
    ['/_shell.html', html, true],
    ['/files/00ff/bulletin.pdf', 'application/pdf', true],
    ['/assets/p1.js', html, false],
    ['/assets/s1.css', 'application/json', false],
    ['/assets/locales/ar/core-1.json', html, false],
    ['/flags/br-sp.svg', html, false],
    ['/files/00ff/bulletin.pdf', html, false],
  ])('%s as %s: %s', (path, type, expected) => expect(isFile(path, ourResponse('x', type))).toBe(expected));

  it.each(foreign)('and not if %s is sent in its place', (_, answer) => {
    for (const path of ['/assets/p1.js', '/assets/locales/en/core-1.json', '/flags/br.svg', '/files/1/map.geojson'])
      expect(isFile(path, answer())).toBe(false);
  });

  it('and not if its request was redirected', () => {
    const { headers } = ourResponse('x', 'text/javascript');
    expect(isFile('/assets/p1.js', { ok: true, redirected: true, headers })).toBe(false);
  });

  it.each([
    ['as it was sent', script, tag, true],
    ['cut off or changed on the way', `${script} `, tag, false],
    ['compressed again by a proxy, which may change it', `${script} `, `W/${tag}`, true],
    ['of an upload, whose tag is a longer hash', script, `"${'0a'.repeat(32)}"`, true],
  ])('and its content matches its tag: %s', async (_, text, etag, expected) => {
    expect(await isIntact(ourResponse(text, 'text/javascript', { etag }))).toBe(expected);
  });
});

describe('a request to our server', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(foreign)('fails as without a network if another server answers with %s', async (_, answer) => {
    fetched.mockImplementation(async () => answer());
    await expect(fetchOurs('/api/v1/medals')).rejects.toThrow(TypeError);
    await expect(fetchFile('/assets/p1.js')).rejects.toThrow(TypeError);
  });

  it('gets a refusal of our server as its answer', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 404, headers: servedBy }));
    expect((await fetchOurs('/api/v1/medals')).status).toBe(404);
    expect((await fetchFile('/assets/p1.js')).status).toBe(404);
  });

  it('skips a foreign page in the browser’s own cache once', async () => {
    fetched.mockImplementation(async (_, init) =>
      init?.cache === 'reload' ? ourResponse(script, 'text/javascript', { etag: tag }) : foreignPage(),
    );
    expect(await (await fetchFile('/assets/p1.js')).text()).toBe(script);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('replaces a foreign page in the browser’s own cache', async () => {
    fetched.mockImplementation(async (_, init) =>
      init?.cache === 'reload' ? ourResponse('<h1>Medals</h1>', html) : foreignPage(),
    );
    const navigation = new Request('https://games.example/medals');
    expect(await (await fetchOurs(navigation)).text()).toBe('<h1>Medals</h1>');
    await expect(fetchOurs('/api/v1/medals', { cache: 'no-cache' })).rejects.toThrow(TypeError);
  });

  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

  it('follows a redirect to a page only while our server can be reached', async () => {
    fetched.mockImplementation(async (address) =>
      address === '/medals' ? redirect : Response.json({ id: 'b' }, { headers: servedBy }),
    );
    expect(await fetchOurs('/medals')).toBe(redirect);
    fetched.mockImplementation(async (address) => (address === '/medals' ? redirect : foreignPage()));
    await expect(fetchOurs('/medals')).rejects.toThrow(TypeError);
  });
});
