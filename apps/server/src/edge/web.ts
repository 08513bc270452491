import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDemoCode } from '@podium/demo-games/code';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { encodingFor } from '../read-model/compress.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { requestAddress } from './address.ts';
import { makePage } from './broken-page.ts';
import { busyPage } from './busy-page.ts';
import { errorId, failureOf } from './errors.ts';
import { packedBody } from './packed-body.ts';
import { PageGate } from './page-gate.ts';
import type { PageLimits } from './page-gate.ts';

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
  trustedHops: number;
  limits: PageLimits;
}

const prefixes = 'eng|spa|por|aze|ara|fra';

/** @throws Error with a sentence where the web app is not built. */
export async function loadWeb(): Promise<WebEntry> {
  const exists = await access(serverEntry).then(
    () => true,
    () => false,
  );
  if (!exists) throw new Error('The web app is not built: run "npm run build".');
  return ((await import(pathToFileURL(serverEntry).href)) as { default: WebEntry }).default;
}

export function addWeb(app: OpenAPIHono, web: WebEntry, options: WebOptions): void {
  const gate = new PageGate(options.limits);

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
    const { signal } = c.req.raw;
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
      signal: leaving(signal),
    });
    const address = requestAddress(c, options.trustedHops);
    const leave = await gate.enter(address, signal);
    if (!leave) return signal.aborted ? toNobody() : busyPage(url.pathname);
    try {
      const made = await makePage(() => web.fetch(request, { context }), {
        path: url.pathname,
        log: options.log,
        isTold: () => failure !== undefined || signal.aborted,
        signal,
      });
      const answer = made.status === 500 && failure ? withFailure(made, failure) : made;
      if (answer.status >= 400 && crawlers.test(c.req.header('user-agent') ?? ''))
        return errorForCrawlers(answer.status, made.body);
      return withPageHeaders(answer, {
        nonce,
        publicUrl: options.publicUrl,
        acceptEncoding: c.req.header('accept-encoding'),
        isHead: c.req.method === 'HEAD',
        send: () => gate.send(address),
      });
    } catch (error) {
      if (signal.aborted) return toNobody();
      throw error;
    } finally {
      leave();
    }
  });
}

const hasLeft = 499;

/** The answer to a reader who has left: it is only seen in here. */
function toNobody(): Response {
  return new Response(null, { status: hasLeft });
}

/** A signal whose reason the renderer takes for an answer: of any other it writes a line that nobody needs. */
function leaving(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const reason = Object.assign(new Error('The reader has left.'), { name: 'AbortError', status: hasLeft });
  signal.addEventListener('abort', () => controller.abort(reason), { once: true });
  return controller.signal;
}

/** A page that is not read to its end is cancelled, or what made it stays in memory for two minutes. */
function drop(body: Response['body']): void {
  // It may have failed already: then there is nothing to let go of.
  void body?.cancel().catch(() => undefined);
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

function errorForCrawlers(status: number, body: Response['body']): Response {
  drop(body);
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
  isHead: boolean;
  send: () => () => void;
}

function withPageHeaders(answer: Response, { nonce, publicUrl, acceptEncoding, isHead, send }: PageRequest): Response {
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  if (isHead) drop(body);
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(isHead ? null : body, { status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(nonce, publicUrl));
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  headers.set('cache-control', 'private, no-cache');
  headers.set('vary', 'Accept-Encoding');
  const encoding = encodingFor(acceptEncoding);
  if (encoding !== 'identity') {
    headers.delete('content-length');
    headers.set('content-encoding', encoding);
  }
  if (!body || isHead) return new Response(null, { status, headers });
  return new Response(packedBody(body, encoding, send()), { status, headers });
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
