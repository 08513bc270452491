import { Readable, pipeline } from 'node:stream';
import type { Transform, Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Encoding } from '../../answers/compress.ts';
import type { MapServer } from '../../config.ts';
import { apiPolicy } from '../headers.ts';
import { entityTag } from '../../answers/entity-tag.ts';
import type { RenderedPage } from './pack-page.ts';
import type { Platform } from './page-address.ts';

/** A page as served. The uncompressed form is not kept: few clients request it, and it is ten times as large. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  hash: string;
  br: Buffer;
  gzip: Buffer;
  /** Bytes of it unpacked. */
  length: number;
  /** Head lines by encoding as the edge has written them once. */
  heads: Partial<Record<Encoding, string[]>>;
}

/** How the web app says that a page needs more than others; not sent to the client. */
const needsHeader = 'x-page-needs';

/** Pages name athletes: a stale one may be served during five minutes of outage, not for a day. */
const caching = 'public, max-age=2, stale-while-revalidate=10, stale-if-error=300';

/**
 * No shared cache may serve the page of an app to browsers, or the reverse. A page without results is not kept at all: its reader
 * may want them a moment later.
 */
function cachingOf(platform: Platform, hidesResults: boolean): string {
  if (hidesResults) return 'private, no-cache';
  return platform === 'web' ? caching : caching.replace('public', 'private');
}

export interface PageOrigin {
  publicUrl: string;
  /** Hosts whose streams the page may play. */
  streamHosts: readonly string[];
  /** Sources of `frame-ancestors`; default: nobody. */
  frameAncestors?: string;
  mapServer?: MapServer;
  platform: Platform;
  hidesResults: boolean;
}

export function storedPage(
  made: RenderedPage,
  { publicUrl, streamHosts, frameAncestors = "'none'", mapServer = {}, platform, hidesResults }: PageOrigin,
): StoredPage {
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
        hasCamera,
      }),
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), geolocation=(${hasPosition ? 'self' : ''}), microphone=()`,
    });
  // What leads elsewhere is framed by nobody either.
  else headers['content-security-policy'] = apiPolicy;
  headers['cache-control'] = status === 200 ? cachingOf(platform, hidesResults) : 'no-cache';
  headers['vary'] = 'Accept-Encoding';
  return { status, headers, hash, length, br: bufferOf(made.br), gzip: bufferOf(made.gzip), heads: {} };
}

/** The same memory: what comes from a thread is a copy already. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The length stands last, for answers without a body leave it out. */
export function pageHeaders(page: StoredPage, encoding: Encoding): Record<string, string> {
  const { status, headers, hash, length } = page;
  return {
    ...headers,
    ...(status === 200 ? { etag: entityTag(hash, encoding) } : {}),
    ...(encoding === 'identity' || length === 0 ? {} : { 'content-encoding': encoding }),
    'content-length': String(encoding === 'identity' || length === 0 ? length : page[encoding].length),
  };
}

/** The bytes of a page in an encoding. Unpacked ones flow as they are taken, so a slow reader holds no more than a piece. */
export function pageBody(page: StoredPage, encoding: Encoding): Buffer | Transform {
  if (page.length === 0) return Buffer.alloc(0);
  return encoding === 'identity'
    ? pipeline(Readable.from([page.gzip]), createGunzip(), () => undefined)
    : page[encoding];
}

export function sendBody(body: Buffer | Transform, to: Writable): void {
  if (Buffer.isBuffer(body)) to.end(body);
  // A reader who leaves ends it; there is nobody left to tell.
  else pipeline(body, to, () => undefined);
}

interface PolicyOptions {
  publicUrl: string;
  streamHosts: readonly string[];
  frameAncestors: string;
  mapServer: MapServer;
  hasCamera: boolean;
}

export function pagePolicy(
  scripts: readonly string[],
  { publicUrl, streamHosts, frameAncestors, mapServer, hasCamera }: PolicyOptions,
): string {
  const streams = streamHosts.map((host) => ` https://${host}`).join('');
  const mapHosts = [mapServer.styleUrl, mapServer.tilesUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    "default-src 'none'",
    // The code reader is WebAssembly from our own origin: no text is evaluated as code.
    `script-src ${["'self'", ...(hasCamera ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    // Players of HLS hand the video over as a blob.
    `media-src 'self' blob:${streams}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set(mapHosts)].join(' ') + streams,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The preview of a widget.
    "frame-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
