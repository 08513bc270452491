import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDemoCode } from '@podium/demo-games/code';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { encodingFor } from '../read-model/compress.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { errorId, failureOf } from './errors.ts';

/** The built web app, loaded as a file: nothing of its source is imported. */
const clientFolder = fileURLToPath(new URL('../../../web/dist/client', import.meta.url));
const serverEntry = fileURLToPath(new URL('../../../web/dist/server/server.js', import.meta.url));

export { clientFolder };

interface WebEntry {
  fetch(request: Request, options: { context: object }): Promise<Response>;
}

export interface WebOptions {
  readModel: ReadModel;
  log: Log;
  publicUrl: string;
  devPages: Config['devPages'];
}

const prefixes = 'eng|spa|por|aze|ara|fra';

export async function addWeb(app: OpenAPIHono, options: WebOptions): Promise<void> {
  const exists = await access(serverEntry).then(
    () => true,
    () => false,
  );
  if (!exists) throw new Error('The web app is not built: run "npm run build".');
  const web = ((await import(pathToFileURL(serverEntry).href)) as { default: WebEntry }).default;

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = new URL(c.req.url);
    const tidy = tidyPath(url.pathname);
    if (tidy !== url.pathname) return c.redirect(tidy + url.search, 301);
    const told = platforms.find((platform) => platform === url.searchParams.get('platform'));
    if (told) {
      c.header('set-cookie', platformCookie(told, options.publicUrl));
      url.searchParams.delete('platform');
      return c.redirect(url.pathname + url.search, 302);
    }
    const nonce = randomBytes(16).toString('base64');
    let failure: ReturnType<typeof failureOf> | undefined;
    const context = {
      nonce,
      livePosition: options.readModel.position,
      publicUrl: options.publicUrl,
      platform: platformOf(c.req.header('cookie')),
      isDevelopment: options.devPages === 'on',
      hasDevPages: hasDevPages(options),
      read: async (path: string) => {
        try {
          return await readForPage(options.readModel, path);
        } catch (error) {
          // Of an error that is thrown into a page the browser is told every word.
          failure = failureOf(error, path, options.log);
          return { status: failure.status, json: failure.body };
        }
      },
    };
    const request = new Request(new URL(url.pathname + url.search, options.publicUrl), {
      headers: {
        accept: 'text/html',
        cookie: c.req.header('cookie') ?? '',
        'user-agent': c.req.header('user-agent') ?? '',
      },
    });
    const made = await web.fetch(request, { context });
    const answer = made.status === 500 && failure ? withFailure(made, failure) : made;
    if (answer.status >= 400 && crawlers.test(c.req.header('user-agent') ?? '')) return errorForCrawlers(answer.status);
    return withPageHeaders(answer, {
      nonce,
      publicUrl: options.publicUrl,
      acceptEncoding: c.req.header('accept-encoding'),
    });
  });
}

/** One address for each page: no slash at the end, no doubled ones, lower-case language. */
export function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') : single;
  return trimmed.replace(new RegExp(`^/(${prefixes})(?=/|$)`, 'i'), (prefix) => prefix.toLowerCase()) || '/';
}

const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;

/** Where the app runs, as it told once: the installed app starts at `/?platform=android-pwa`, and the cookie keeps it. */
function platformOf(cookie: string | undefined): (typeof platforms)[number] {
  const kept = /(?:^|;\s*)podium_platform=([a-z-]+)/.exec(cookie ?? '')?.[1];
  return platforms.find((platform) => platform === kept) ?? 'web';
}

function platformCookie(platform: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `podium_platform=${platform}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure}`;
}

/** The workshop of parts is for those who build: anywhere by setting, else where the Games are only the demo's. */
function hasDevPages({ devPages, readModel }: WebOptions): boolean {
  return devPages === 'on' || (devPages === 'auto' && isDemoCode(readModel.snapshot?.reference.games.code ?? ''));
}

/** A page that says why it is not there says so by its status too. */
function withFailure(page: Response, { status, headers }: ReturnType<typeof failureOf>): Response {
  return new Response(page.body, { status, headers: { ...Object.fromEntries(page.headers), ...headers } });
}

/** To these an error is a status and nothing to keep (N09). */
const crawlers = /bot|lighthouse|facebook|google/i;

function errorForCrawlers(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}

/** The read model in process: a page's data without a request to ourselves. */
async function readForPage(readModel: ReadModel, path: string): Promise<{ status: number; json: unknown }> {
  const address = readModel.address(path);
  if (address.kind === 'invalid')
    return {
      status: 400,
      json: {
        error: { code: 'badRequest', message: 'A parameter cannot be used.', id: errorId(), fields: address.fields },
      },
    };
  const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
  if (!document)
    return {
      status: 404,
      json: { error: { code: 'notFound', message: `There is nothing at ${path}.`, id: errorId() } },
    };
  return { status: 200, json: JSON.parse(document.bytes.identity.toString()) as unknown };
}

interface PageRequest {
  nonce: string;
  publicUrl: string;
  acceptEncoding?: string;
}

function withPageHeaders(answer: Response, { nonce, publicUrl, acceptEncoding }: PageRequest): Response {
  const headers = new Headers(answer.headers);
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(answer.body, { status: answer.status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(nonce, publicUrl));
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  headers.set('cache-control', 'private, no-cache');
  headers.set('vary', 'Accept-Encoding');
  return new Response(packedBody(answer.body, acceptEncoding, headers), { status: answer.status, headers });
}

/** Pages are made per request, so they are packed as they stream: brotli 5: a tenth smaller than 4 for a millisecond more. */
function packedBody(
  body: Response['body'],
  acceptEncoding: string | undefined,
  headers: Headers,
): ConstructorParameters<typeof Response>[0] {
  const encoding = encodingFor(acceptEncoding);
  if (!body || encoding === 'identity') return body;
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : createGzip({ level: 5 });
  return Readable.toWeb(Readable.fromWeb(body).pipe(packer));
}

function pagePolicy(nonce: string, publicUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
