import { isUtf8 } from 'node:buffer';
import { timingSafeEqual, createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import { errorAnswer, feedAnswer } from '@podium/contract';
import type { FeedAnswer } from '@podium/contract';
import { OdfError, decodeText, odfLimits, readEnvelope } from '@podium/odf';
import type { Envelope } from '@podium/odf';
import type { JournalWriter } from '../feed/journal-writer.ts';
import type { DiskGuard } from './disk.ts';
import { requestAddress } from './address.ts';
import { ApiError } from './errors.ts';
import { RateLimit, refuseTooMany } from './limits.ts';

const unzip = promisify(gunzip);

export interface FeedRouteOptions {
  apiKey: string;
  journal: JournalWriter;
  disk: DiskGuard;
  trustedHops: number;
  /** What a sender should know of a message that is taken. */
  noticesOf(envelope: Envelope): string[];
}

/** Guesses at the key, for each address; a right key is never counted. */
const wrongKeysPerMinute = 20;

const answers = (status: number, description: string): Record<number, object> => ({
  [status]: { description, content: { 'application/json': { schema: errorAnswer } } },
});

const route = createRoute({
  method: 'post',
  path: '/api/v1/feed/odf',
  summary: 'Take a message of the results feed into the journal',
  tags: ['feed'],
  security: [{ feedKey: [] }],
  responses: {
    200: {
      description: 'In the journal, on disk. It is applied next.',
      content: { 'application/json': { schema: feedAnswer } },
    },
    ...answers(401, 'The key is missing or wrong'),
    ...answers(413, 'Larger than 8 MiB, packed or unpacked'),
    ...answers(415, 'Not XML, or packed in another way than gzip'),
    ...answers(422, 'Not an ODF message: says which line and what was expected'),
    ...answers(429, 'Too many wrong keys'),
    ...answers(503, 'The database is away'),
    ...answers(507, 'No room'),
  },
});

export function addFeedRoutes(app: OpenAPIHono, door: FeedRouteOptions): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'feedKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-KEY',
  });
  const wrongKeys = new RateLimit(wrongKeysPerMinute);
  app.openapi(route, async (c) => {
    if (!isSameKey(c.req.header('x-api-key') ?? '', door.apiKey)) {
      refuseTooMany(wrongKeys, requestAddress(c, door.trustedHops));
      throw new ApiError('unauthorized', 'X-API-KEY is missing or wrong.');
    }
    checkType(c.req.header('content-type'), c.req.header('content-encoding'));
    if (!door.disk.hasRoom) {
      throw new ApiError('noSpace', 'The disk is nearly full: nothing was taken, send again later.', {
        headers: { 'retry-after': '30' },
      });
    }
    const bytes = await readBody(c.req.raw, c.req.header('content-encoding') === 'gzip');
    const envelope = envelopeOf(bytes);
    const taken = await door.journal.append({ kind: 'odf', feedFlag: envelope.feedFlag, header: envelope, bytes });
    const notices = door.noticesOf(envelope);
    const answer: FeedAnswer = {
      status: taken.isDuplicate ? 'duplicate' : 'taken',
      journal: String(taken.id),
      notices: notices.length > 0 ? notices : undefined,
    };
    return c.json(answer, 200);
  });
}

function isSameKey(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

function checkType(type: string | undefined, encoding: string | undefined): void {
  if (type !== undefined && !/^(application|text)\/xml\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupportedMediaType', `Content-Type is ${type}; expected application/xml.`);
  }
  if (encoding !== undefined && encoding !== 'gzip' && encoding !== 'identity') {
    throw new ApiError('unsupportedMediaType', `Content-Encoding is ${encoding}; expected gzip or none.`);
  }
}

/** Reads no further than the limit, packed or unpacked. */
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
    throw new ApiError('unprocessable', 'The body says gzip but cannot be unpacked.');
  }
}

/**
 * A message whose envelope can be read is kept, whatever its inside. One without an envelope, or whose text cannot be
 * decoded, is refused: its sender must not believe it was taken.
 */
function envelopeOf(bytes: Buffer): Envelope {
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
