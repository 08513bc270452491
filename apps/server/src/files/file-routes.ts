import { fileQuery, imageWidths, storedFile } from '@podium/contract';
import type { GrantRole } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { ApiError } from '../ground/api-error.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import { fileAnswer } from './file-answer.ts';
import type { FileStore } from './file-store.ts';
import { formats, uploadFormats } from '@podium/content';
import type { MediaType } from '@podium/content';
import { isServed } from './public-files.ts';
import type { PublicFiles, ReadableFile } from './public-files.ts';

interface RouteOptions {
  store: FileStore;
  files: PublicFiles;
  actorOf: (c: Context) => Promise<Actor>;
  /** Content security policy for responses other than pages. */
  policy: string;
}

const cachings = {
  public: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=5, must-revalidate',
  /** For authors who preview unpublished files. */
  preview: 'private, no-store',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const download = z.object({
  download: z.string().optional().meta({ description: 'Present: save the file instead of showing it' }),
});
const hashPattern = ':hash{[0-9a-f]{64}}';

const binary = z.string().meta({ format: 'binary' });
const reading = {
  method: 'get',
  tag: 'files',
  access: 'everyone',
  answer: { media: { '*/*': binary } },
  alsoAnswers: { 206: 'The requested range', 304: 'Not modified', 416: 'The range begins after the end of the file' },
  errors: { notFound: 'File not found' },
} as const;

const publishing = { grants: ['publisher', 'manager'], isForPart: true } as const;
const publishers: ReadonlySet<GrantRole> = new Set(['admin', ...publishing.grants]);
const mayPublish = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.grants.some(({ role }) => publishers.has(role));

const notFound = (): ApiError => new ApiError('notFound', 'File not found.');

export function fileRoutes({ store, files, actorOf, policy }: RouteOptions): Route[] {
  const sandboxed = `${policy}; sandbox`;
  /** Caching of a file. A file that is not public is shown only to users who may publish it. */
  const cachingFor = async (c: Context, hash: string): Promise<string> => {
    const use = await files.use(hash);
    if (isServed(use)) return cachings[use];
    if (use === 'hidden' || !mayPublish(await actorOf(c))) throw notFound();
    return cachings.preview;
  };
  const send = async (
    c: Context,
    file: ReadableFile | undefined,
    { caching, name }: { caching: string; name?: string },
  ): Promise<Response> => {
    // The parsed query omits parameters without a value.
    const isDownload = c.req.query('download') !== undefined;
    const ending = file && (formats[file.mediaType as MediaType]?.ending ?? 'bin');
    const downloadName = name ?? `${file?.etag.slice(1, 13)}.${ending}`;
    // An SVG may have inline styles.
    const rule = file?.mediaType === 'image/svg+xml' ? `${sandboxed}; style-src 'unsafe-inline'` : sandboxed;
    const isForAnyOrigin = caching !== cachings.preview;
    const options = { caching, policy: rule, name: downloadName, isDownload, isForAnyOrigin };
    const response = file && (await fileAnswer(c.req.raw, file, options));
    if (!response) throw notFound();
    return response;
  };
  return [
    route(
      {
        ...reading,
        path: '/api/v1/files/{sha256}',
        pattern: '/api/v1/files/:sha256{[0-9a-f]{64}}',
        summary: 'A file that is stored with the Games',
        description: 'Use `/files/{hash}` instead, which also answers in other widths.',
        params: z.object({ sha256 }),
      },
      async ({ c, params }) => {
        const use = await files.use(params.sha256);
        if (!isServed(use)) throw notFound();
        return send(c, await files.find(params.sha256), { caching: cachings[use] });
      },
    ),
    route(
      {
        ...reading,
        path: '/files/{hash}',
        pattern: `/files/${hashPattern}`,
        summary: 'A public file',
        params: z.object({ hash: sha256 }),
        query: download,
      },
      async ({ c, params: { hash } }) => {
        const caching = await cachingFor(c, hash);
        return send(c, await files.find(hash), { caching });
      },
    ),
    // One route for both, because parallel patterns make the router fall back to a slower one.
    route(
      {
        ...reading,
        path: '/files/{hash}/{part}',
        pattern: `/files/${hashPattern}/:part`,
        summary: 'A public file with a name, or a public image in another width',
        description: `\`part\` is a file name, or a width of an image: ${imageWidths.join(', ')} pixels (WebP, never enlarged).`,
        params: z.object({ hash: sha256, part: z.string().max(200) }),
        query: download,
      },
      async ({ c, params: { hash, part } }) => {
        const caching = await cachingFor(c, hash);
        if (!/^\d+$/u.test(part)) return send(c, await files.find(hash), { caching, name: part });
        const width = imageWidths.find((width) => String(width) === part);
        return send(c, width && (await files.findVariant(hash, width)), { caching });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/v1/files',
        summary: 'Upload a file to be published',
        description:
          'The body is the file. Its format is recognized from its bytes and must be one that the purpose allows. Images are encoded anew without metadata. A file that nothing refers to is removed a day later.',
        tag: 'files',
        access: publishing,
        query: fileQuery,
        rawBody: { '*/*': binary },
        bodyBytes: 'unlimited',
        answer: storedFile,
        status: 201,
        errors: {
          unsupportedMediaType:
            'A format that the purpose does not allow, or a WebM video, which not every phone plays',
          tooLarge: 'Larger than its format may be, or more than 50 megapixels as JPEG and 16 in other formats',
          unprocessable: 'Incomplete or damaged, or with content that may not be published',
        },
      },
      async ({ c, query: { purpose } }) => {
        const { body, signal } = c.req.raw;
        if (!body) throw new ApiError('unprocessable', 'The file is empty.');
        try {
          return await store.put(body.values({ preventCancel: true }), purpose, uploadFormats(purpose));
        } catch (error) {
          await discard(body);
          if (error instanceof ApiError || !signal.aborted) throw error;
          throw new ApiError('badRequest', 'The upload was interrupted; nothing was stored.');
        }
      },
    ),
  ];
}

const MAX_DISCARDED_BYTES = 1024 ** 3;

/**
 * Reads the rest of a refused upload, because browsers report a network error if the response arrives before the body
 * is sent.
 */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  let rest = MAX_DISCARDED_BYTES;
  try {
    for await (const part of body) {
      rest -= part.length;
      if (rest < 0) return;
    }
  } catch {
    // The client has disconnected.
  }
}
