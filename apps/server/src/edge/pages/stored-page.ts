import { Readable, pipeline } from 'node:stream';
import type { Transform, Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Encoding } from '../../answers/compress.ts';
import type { MapServer } from '../../ground/config.ts';
import { pictureSource } from '../../ground/picture-source.ts';
import { apiPolicy } from '../headers.ts';
import { entityTag } from '../../answers/entity-tag.ts';
import type { RenderedPage } from './pack-page.ts';
import type { Reader } from './reader.ts';

/** A page as served. The uncompressed form is not stored: few clients request it, and it is ten times as large. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  hash: string;
  br: Buffer;
  gzip: Buffer;
  /** Uncompressed size (bytes). */
  length: number;
  /** Serialized response headers by encoding, written by the edge on first use. */
  heads: Partial<Record<Encoding, string[]>>;
}

/** Header with which the web app declares additional needs of a page; not sent to the client. */
const needsHeader = 'x-page-needs';

/** Pages name athletes, so a stale one may be served during five minutes of outage, not for a day. */
const caching = 'public, max-age=2, stale-while-revalidate=10, stale-if-error=300';

/**
 * Shared caches must not serve an app's page to browsers, or the reverse, nor a page that needs a user to visitors.
 * Pages without results are not cached, because the reader may show results again at any time.
 */
function cacheControl({ platform, hidesResults, hasSession }: PageOrigin): string {
  if (hidesResults) return 'private, no-cache';
  return platform === 'web' && !hasSession ? caching : caching.replace('public', 'private');
}

export interface PageOrigin extends Omit<Reader, 'hasSession'> {
  publicUrl: string;
  /** Hosts whose streams may be played on the page. */
  streamHosts: readonly string[];
  /** Sources of `frame-ancestors`; by default framing is not allowed. */
  frameAncestors?: string;
  mapServer?: MapServer;
  /** Address of a store that has pictures of pages. */
  pictureStore?: string;
  hasSession?: boolean;
}

export function storedPage(made: RenderedPage, origin: PageOrigin): StoredPage {
  const { publicUrl, streamHosts, frameAncestors = "'none'", mapServer = {}, pictureStore } = origin;
  const { status, hash, length } = made;
  const headers: Record<string, string> = Object.fromEntries(made.headers);
  delete headers['content-length'];
  const hasCamera = headers[needsHeader] === 'camera';
  const hasPosition = hasCamera || headers[needsHeader] === 'position';
  delete headers[needsHeader];
  if (headers['content-type']?.startsWith('text/html'))
    Object.assign(headers, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(made.scripts, {
        publicUrl,
        streamHosts,
        frameAncestors,
        mapServer,
        pictureStore,
        hasCamera,
      }),
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), geolocation=(${hasPosition ? 'self' : ''}), microphone=()`,
    });
  // Redirects and other non-HTML responses must not be framed either.
  else headers['content-security-policy'] = apiPolicy;
  headers['cache-control'] = status === 200 ? cacheControl(origin) : 'no-cache';
  headers['vary'] = 'Accept-Encoding';
  return { status, headers, hash, length, br: toBuffer(made.br), gzip: toBuffer(made.gzip), heads: {} };
}

/** Without copying: data from a thread is already a copy. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** `content-length` must be last, because answers without a body omit it. */
export function pageHeaders(page: StoredPage, encoding: Encoding): Record<string, string> {
  const { status, headers, hash, length } = page;
  return {
    ...headers,
    ...(status === 200 ? { etag: entityTag(hash, encoding) } : {}),
    ...(encoding === 'identity' || length === 0 ? {} : { 'content-encoding': encoding }),
    'content-length': String(encoding === 'identity' || length === 0 ? length : page[encoding].length),
  };
}

/**
 * Body of a page in an encoding. The uncompressed form is streamed, so that a slow reader occupies only a chunk of
 * memory.
 */
export function pageBody(page: StoredPage, encoding: Encoding): Buffer | Transform {
  if (page.length === 0) return Buffer.alloc(0);
  return encoding === 'identity'
    ? pipeline(Readable.from([page.gzip]), createGunzip(), () => undefined)
    : page[encoding];
}

export function sendBody(body: Buffer | Transform, output: Writable): void {
  if (Buffer.isBuffer(body)) output.end(body);
  // A disconnected reader ends the pipeline, and the error needs no handling.
  else pipeline(body, output, () => undefined);
}

interface PolicyOptions {
  publicUrl: string;
  streamHosts: readonly string[];
  frameAncestors: string;
  mapServer: MapServer;
  pictureStore?: string;
  hasCamera: boolean;
}

export function pagePolicy(
  scripts: readonly string[],
  { publicUrl, streamHosts, frameAncestors, mapServer, pictureStore, hasCamera }: PolicyOptions,
): string {
  const streams = streamHosts.map((host) => ` https://${host}`).join('');
  const mapHosts = [mapServer.styleUrl, mapServer.tilesUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    "default-src 'none'",
    // The barcode reader is WebAssembly from our own origin; `eval` remains forbidden.
    `script-src ${["'self'", ...(hasCamera ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src 'self' data:${pictureSource(pictureStore)}`,
    // HLS players provide the video as a blob.
    `media-src 'self' blob:${streams}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set(mapHosts)].join(' ') + streams,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // For the preview of a widget.
    "frame-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
