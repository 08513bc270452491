/**
 * Response headers of one address of each kind, on a server behind HTTPS, scored on the scale of Mozilla's HTTP
 * Observatory.
 */
import { describe, expect, test } from 'vitest';
import { scoreHeaders } from '../harness/header-score.ts';
import { useOwnDemo } from '../harness/own-demo.ts';

const publicUrl = 'https://games.example';
const demo = useOwnDemo({ PUBLIC_URL: publicUrl, LOGIN_ENABLED: 'on' });

const minScore = 130;

const read = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(demo.url + path, { redirect: 'manual', ...init });

/** Address of the first PDF among the reports. */
async function reportFile(): Promise<string> {
  const { items } = (await (await read('/api/v1/reports')).json()) as { items: { url: string | null }[] };
  return items.find(({ url }) => url !== null)!.url!;
}

/** Address of an ambassador's picture. */
const picture = async (): Promise<string> => /\/files\/\w+/u.exec(await (await read('/api/v1/ambassadors')).text())![0];

/** Address of the first published file that is a drawing. */
async function drawing(): Promise<string> {
  const texts = await Promise.all(
    ['/api/v1/sponsors', '/api/v1/venues'].map(async (path) => (await read(path)).text()),
  );
  const files = new Set(texts.flatMap((text) => [...text.matchAll(/\/files\/\w+/gu)].map(([file]) => file)));
  for (const file of files)
    if ((await read(file, { method: 'HEAD' })).headers.get('content-type') === 'image/svg+xml') return file;
  throw new Error('No published file is an SVG drawing.');
}

const asset = async (): Promise<string> =>
  /\/assets\/[\w-]+\.js/u.exec(await (await read('/schedule/grid')).text())![0];

const kinds: Record<string, string | (() => Promise<string>)> = {
  page: '/schedule/grid',
  'page with a camera': '/qr-scan',
  board: '/medals/all?as=board',
  'page that is not there': '/no/such/page',
  redirect: '/medals',
  'login page': '/login',
  'offline shell': '/_shell.html',
  widget: '/widget/medals',
  'headless widget': '/widget/headless',
  'script for other pages': '/embed.js',
  'script of the app': asset,
  'service worker': '/sw.js',
  document: '/api/v1/medals',
  'description of the API': '/api/docs',
  'error of the API': '/api/v1/nothing',
  'private document of a visitor': '/api/v1/me',
  'results book': '/api/v1/prints/medals.pdf',
  report: reportFile,
  picture,
  calendar: '/calendar/medals.ics',
  flag: '/flags/br.svg',
  'flag of a state': '/flags/br-sp.svg',
  'icon of the app': '/icon.svg',
  'drawing that is a file': drawing,
  icons: '/api/icons/podium.json?icons=medal',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};

describe('the headers of each kind of address score at least 130', () => {
  test.each(Object.entries(kinds))('%s', async (_, address) => {
    const path = typeof address === 'string' ? address : await address();
    const response = await read(path, { headers: { cookie: 'podium_platform=android-pwa' } });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const { score, points } = scoreHeaders({
      headers: response.headers,
      html: isHtml ? await response.text() : undefined,
    });
    expect(score, `${path} (${response.status}): ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(minScore);
  });

  test('even in an answer that sets the session cookie', async () => {
    const { username, password } = demo.accounts['athlete']!;
    const response = await read('/api/v1/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify({ username, password }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).not.toEqual([]);
    const { score, points } = scoreHeaders({ headers: response.headers });
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(minScore);
  });
});

test.each([
  ['no headers at all', {}, 30],
  ['a policy that allows inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'" }, 35],
  [
    'all that counts',
    {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    },
    140,
  ],
  [
    'the same with a session cookie that scripts can read',
    {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'set-cookie': 'session=1; Secure; SameSite=Lax',
    },
    70,
  ],
])('the score of the observatory is computed correctly: %s', (_, headers, score) => {
  expect(scoreHeaders({ headers: new Headers(headers as Record<string, string>) }).score).toBe(score);
});
