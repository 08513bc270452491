/**
 * Serves the built web app on sample documents, to look at pages: `npm run preview -w @podium/web`.
 * `PORT` (4173) and `PLATFORM` (web) may be set.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFixture } from '../src/fixtures/read.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform, WebContext } from '../src/platform/web-context.ts';

const dist = join(import.meta.dirname, '../dist');
const port = Number(process.env.PORT ?? 4173);
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface WebEntry {
  fetch(request: Request, options: { context: WebContext }): Promise<Response>;
}
process.env.NODE_ENV = 'production';
const entry = (await import(pathToFileURL(join(dist, 'server/server.js')).href)) as { default: WebEntry };

function policy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

const readers = new Set<ServerResponse>();
let sequence = 0;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://localhost:${port}`);
  if (url.pathname === '/api/v1/live') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': hello\n\n');
    readers.add(response);
    request.on('close', () => readers.delete(response));
    return;
  }
  if (url.pathname === '/preview/change') {
    sequence += 1;
    const keys = url.searchParams.getAll('key');
    const message = JSON.stringify({ keys, kind: 'result', at: new Date().toISOString() });
    for (const reader of readers) reader.write(`id: preview-${sequence}\nevent: change\ndata: ${message}\n\n`);
    response.end(String(readers.size));
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    const { status, json } = readFixture(url.pathname + url.search);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    return;
  }
  const flag = /^\/flags\/(\w+)\.svg$/u.exec(url.pathname);
  if (flag) {
    const hue = Array.from(flag[1]!).reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
    response.writeHead(200, { 'content-type': 'image/svg+xml' });
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 12"><path fill="hsl(${hue} 60% 45%)" d="M0 0h18v12H0z"/><path fill="#fff" d="M0 4h18v4H0z"/></svg>`,
    );
    return;
  }
  const file = join(dist, 'client', normalize(url.pathname));
  if (url.pathname !== '/' && existsSync(file) && statSync(file).isFile()) {
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const context: WebContext = {
    nonce,
    read: (path) => Promise.resolve(readFixture(path)),
    livePosition: `preview-${sequence}`,
    publicUrl: `http://localhost:${port}`,
    platform: (process.env.PLATFORM as Platform | undefined) ?? 'web',
    isDevelopment: false,
    hasDevPages: true,
  };
  const headers = new Headers({ accept: request.headers.accept ?? 'text/html' });
  const made = await entry.default.fetch(new Request(url, { headers }), { context });
  response.writeHead(made.status, {
    ...Object.fromEntries(made.headers),
    'content-security-policy': policy(nonce),
  });
  response.end(Buffer.from(await made.arrayBuffer()));
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, () => process.stdout.write(`Preview at http://localhost:${port}\n`));
