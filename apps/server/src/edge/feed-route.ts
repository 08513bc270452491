import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { feedAnswer } from '@podium/contract';
import { OdfError, decodeText, odfLimits, readEnvelope } from '@podium/odf';
import type { Envelope } from '@podium/odf';
import type { JournalWriter } from '../feed/journal-writer.ts';
import { z } from 'zod';
import { ApiError } from '../ground/api-error.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import type { DiskGuard } from './disk.ts';

const unzip = promisify(gunzip);

export interface FeedRouteOptions {
  journal: JournalWriter;
  disk: DiskGuard;
  noticesOf(envelope: Envelope): string[];
}

/** `POST /api/v1/feed/odf`: stores a message in the journal; the answer is sent once it is on disk. */
export function feedRoute(feed: FeedRouteOptions): Route {
  return route(
    {
      method: 'post',
      path: '/api/v1/feed/odf',
      summary: 'Store a message of the results feed in the journal',
      tag: 'feed',
      access: 'feedKey',
      rawBody: { 'application/xml': z.string() },
      bodyBytes: 'unlimited',
      answer: feedAnswer,
      answers: 'The message is in the journal, on disk, and will be applied next',
      errors: {
        unauthorized: 'X-API-KEY is missing or wrong',
        tooLarge: 'Larger than 8 MiB, compressed or decompressed',
        unsupportedMediaType: 'Not XML, or compressed with something other than gzip',
        unprocessable: 'Not an ODF message; `fields` gives the line, the column and what was expected',
        tooManyRequests: 'Too many wrong keys',
        noSpace: 'Insufficient storage',
      },
    },
    async ({ c }) => {
      checkType(c.req.header('content-type'), c.req.header('content-encoding'));
      if (!feed.disk.hasRoom) {
        throw new ApiError('noSpace', 'The disk is almost full; the message was not accepted. Send it again later.', {
          headers: { 'retry-after': '30' },
        });
      }
      const bytes = await readBody(c.req.raw, c.req.header('content-encoding') === 'gzip');
      const envelope = parseEnvelope(bytes);
      const receipt = await feed.journal.append({ kind: 'odf', feedFlag: envelope.feedFlag, header: envelope, bytes });
      const notices = feed.noticesOf(envelope);
      return {
        status: receipt.isDuplicate ? ('duplicate' as const) : ('taken' as const),
        journal: String(receipt.id),
        notices: notices.length > 0 ? notices : undefined,
      };
    },
  );
}

function checkType(type: string | undefined, encoding: string | undefined): void {
  if (type !== undefined && !/^(application|text)\/xml\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupportedMediaType', `Content-Type is ${type}; expected application/xml.`);
  }
  if (encoding !== undefined && encoding !== 'gzip' && encoding !== 'identity') {
    throw new ApiError('unsupportedMediaType', `Content-Encoding is ${encoding}; expected gzip or none.`);
  }
}

/** Reads the body up to the size limit, which applies before and after decompression. */
async function readBody(request: Request, isZipped: boolean): Promise<Buffer> {
  const limit = odfLimits.messageBytes;
  const tooLarge = (): ApiError => new ApiError('tooLarge', `The message is larger than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > limit) throw tooLarge();
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  if (!isZipped) return body;
  try {
    return await unzip(body, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge();
    throw new ApiError('unprocessable', 'The body is declared as gzip but cannot be decompressed.');
  }
}

/**
 * Reads the envelope. A message with a readable envelope is stored, even if its content is invalid. A message without
 * one, or with undecodable text, is refused, so that its sender does not consider it delivered.
 */
function parseEnvelope(bytes: Buffer): Envelope {
  try {
    if (!isUtf8(bytes)) decodeText(bytes);
    return readEnvelope(bytes);
  } catch (error) {
    if (!(error instanceof OdfError)) throw error;
    throw new ApiError('unprocessable', error.message, {
      fields: [{ field: error.code, message: error.detail, line: error.line, column: error.column }],
    });
  }
}
