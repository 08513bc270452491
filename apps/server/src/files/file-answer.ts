import { Readable } from 'node:stream';
import { anyOrigin } from '../routes/any-origin.ts';
import { parseRange } from './byte-range.ts';
import type { ReadableFile } from './public-files.ts';

interface AnswerOptions {
  caching: string;
  policy: string;
  /** Suggested file name of a download. */
  name: string;
  isDownload: boolean;
  /** True if pages of other origins, such as those of the native apps, may display it. */
  isForAnyOrigin: boolean;
}

/**
 * Answers GET and HEAD for a file: conditional requests, and one range.
 *
 * @returns undefined if the bytes are gone
 */
export async function fileAnswer(
  request: Request,
  file: ReadableFile,
  { caching, policy, name, isDownload, isForAnyOrigin }: AnswerOptions,
): Promise<Response | undefined> {
  const { etag, mediaType, size } = file;
  const headers: Record<string, string> = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': caching,
    'content-security-policy': policy,
    ...(isForAnyOrigin && anyOrigin),
  };
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = mediaType === 'text/vtt' ? 'text/vtt; charset=utf-8' : mediaType;
  // An SVG opened by itself is a document; it must not load anything.
  if (mediaType === 'image/svg+xml') headers['cross-origin-embedder-policy'] = 'require-corp';
  headers['content-disposition'] = disposition(isDownload ? 'attachment' : 'inline', name);
  const range = isRangeValid(request.headers.get('if-range'), etag)
    ? parseRange(request.headers.get('range') ?? undefined, size)
    : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`;
  headers['content-length'] = String(range ? range.end - range.start + 1 : size);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const stream = await file.open(range);
  return stream && new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}

/** `If-None-Match` compares weakly: a proxy that compresses makes an ETag weak. */
const matches = (header: string | null, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//u, ''))) ?? false;

/** Files have no `Last-Modified`, so a date never matches. */
const isRangeValid = (ifRange: string | null, etag: string): boolean => ifRange === null || ifRange.trim() === etag;

function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w.-]/gu, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (character) => `%${character.codePointAt(0)!.toString(16)}`,
  );
  return `${kind}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
