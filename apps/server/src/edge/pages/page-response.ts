/** Responses with a stored page, and pages for crawlers. */
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { GamesClock } from '../../ground/games-clock.ts';
import { encodingFor } from '../../answers/compress.ts';
import { entityTag, isKnown } from '../../answers/entity-tag.ts';
import { pageBody, pageHeaders } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

/** The policy blocks scripts anyway; removing them avoids a browser report for each one. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gsu, '');

/** Current time of the Games in seconds, for browsers. */
export const sentAt = (clock: GamesClock): string => `at;desc="${Math.floor(clock.now() / 1000)}"`;

/** Statuses to cache: pages and redirects. A missing page may exist soon. */
export const cachedStatuses: ReadonlySet<number> = new Set([200, 301, 302]);

export function toResponse(c: Context, page: StoredPage, clock: GamesClock): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const headers: Record<string, string> = { 'server-timing': sentAt(clock), ...pageHeaders(page, encoding) };
  const { status, hash } = page;
  if (status === 200 && isKnown(entityTag(hash, encoding), c.req.header('if-none-match'))) {
    const { 'content-length': _, ...bodiless } = headers;
    return new Response(null, { status: 304, headers: bodiless });
  }
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const body = pageBody(page, encoding);
  return new Response(
    Buffer.isBuffer(body) ? new Uint8Array(body) : (Readable.toWeb(body) as ReadableStream<Uint8Array>),
    { status, headers },
  );
}

/** For crawlers, an error is only a status, without content to index (N09). */
export const crawlers = /bot|lighthouse|facebook|google/i;

export function errorForCrawlers(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
