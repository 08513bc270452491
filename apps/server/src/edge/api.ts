import { OpenAPIHono, createRoute } from '@hono/zod-openapi';
import { errorAnswer, healthAnswer, languageParameter, liveMessage } from '@podium/contract';
import type { HealthAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../log.ts';
import { keyNameOf } from '../read-model/address.ts';
import { reads } from '../read-model/reads.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { refuseCrossSite } from '../access/gate.ts';
import { apiPage, apiPageStyleHash } from './api-page.ts';
import { requestAddress } from './address.ts';
import { ApiError, failureOf } from './errors.ts';
import { addFeedRoutes } from './feed-routes.ts';
import type { FeedRouteOptions } from './feed-routes.ts';
import { refuseTooMany } from './limits.ts';
import type { RateLimit } from './limits.ts';
import { z } from 'zod';
import { answerPrepared } from '../answers/prepared-answer.ts';
import { apiPolicy, documentHeaders, securityHeaders } from './headers.ts';

export interface ApiOptions {
  readModel: ReadModel;
  door: FeedRouteOptions;
  log: Log;
  publicUrl: string;
  trustedHops: number;
  /** Counts searches by network. */
  searches: RateLimit;
  /** Of what takes more than a form has, by `PUT /api/v1/me/photo`. */
  bodyBytes: ReadonlyMap<string, number>;
  /** Adds the routes of the features. */
  addFeatures: (app: OpenAPIHono) => void;
  health: () => Promise<HealthAnswer>;
  readFile: (sha256: string) => Promise<{ mediaType: string; bytes: Buffer } | undefined>;
}

const defaultBodyBytes = 64 * 1024;

/** The API: every route with its schema, so that the description follows. */
export function createApi(options: ApiOptions): OpenAPIHono {
  const app = new OpenAPIHono({ strict: false });
  const security = securityHeaders(options.publicUrl);
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(security)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('cross-origin-resource-policy'))
      c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', apiPolicy);
  });
  app.use('*', async (c, next) => {
    if (c.req.path === '/api/v1/feed/odf') return next();
    const maxSize = options.bodyBytes.get(`${c.req.method} ${c.req.path}`) ?? defaultBodyBytes;
    return bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError('tooLarge', `The body is larger than ${maxSize} bytes.`);
      },
    })(c, next);
  });
  app.use('*', async (c, next) => {
    refuseNul(c.req.url);
    return next();
  });
  app.use('/api/*', async (c, next) => {
    if (isWriteOfPeople(c.req.method, c.req.path) && !options.door.disk.hasRoomForPeople)
      throw new ApiError('noSpace', 'The disk is nearly full: nothing was stored, try again later.', {
        headers: { 'retry-after': '60' },
      });
    return next();
  });
  app.onError((error, c) => answerError(c, error, options.log));
  refuseCrossSite(app, options.publicUrl);
  addPreflights(app);
  addReads(app, options);
  addFeedRoutes(app, options.door);
  addHealth(app, options);
  addFiles(app, options);
  options.addFeatures(app);
  addDescription(app, options);
  addMethodGuard(app);
  // The second is the router's door for functions of the server, of which there are none.
  for (const path of ['/api/*', '/_serverFn/*']) {
    app.all(path, (c) => {
      throw new ApiError('notFound', `There is nothing at ${c.req.path}.`);
    });
  }
  return app;
}

/** Signing in, signing out and deleting stay possible on a full disk; the feed has its own limit. */
function isWriteOfPeople(method: string, path: string): boolean {
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH') return false;
  return !/^\/api\/v1\/(?:feed\/|auth\/sign-(?:in|out)$)/u.test(path);
}

/**
 * PostgreSQL cannot store U+0000, so nothing is at an address that contains it.
 *
 * @throws ApiError 404 for a path, 400 for a query
 */
function refuseNul(url: string): void {
  if (!url.includes('%00')) return;
  const [path = ''] = url.split('?', 1);
  if (path.includes('%00')) throw new ApiError('notFound', 'There is nothing at this address.');
  throw new ApiError('badRequest', 'A parameter cannot be used: it contains U+0000.');
}

function answerError(c: Context, error: unknown, log: Log): Response {
  const { status, body, headers } = failureOf(error, c.req.path, log);
  return c.json(body, status as 500, { ...headers, 'cache-control': 'no-store' });
}

/** Searches are made for one reader at a time; a hall of people behind one address stays below this. */
export const searchesPerMinute = 1200;

function addReads(app: OpenAPIHono, { readModel, trustedHops, searches }: ApiOptions): void {
  for (const read of reads) {
    const pathNames = new Set([...read.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));
    const names = Object.keys(read.parameters.shape);
    const pick = (wanted: (name: string) => boolean) =>
      read.parameters.pick(
        Object.fromEntries(names.filter(wanted).map((name) => [name, true])) as Record<string, never>,
      );
    app.openAPIRegistry.registerPath({
      method: 'get',
      path: read.path,
      summary: read.summary,
      tags: [read.path.split('/')[3]!],
      request: {
        params: pick((name) => pathNames.has(name)),
        query: pick((name) => !pathNames.has(name)).extend(languageParameter.shape),
      },
      responses: {
        200: { description: read.summary, content: { 'application/json': { schema: read.answer } } },
        ...(keyNameOf(read) && { 301: { description: 'The same of the discipline that has this code of the feed' } }),
        304: { description: 'Unchanged since the ETag given' },
        400: { description: 'A parameter is wrong', content: { 'application/json': { schema: errorAnswer } } },
        404: { description: 'There is no such thing', content: { 'application/json': { schema: errorAnswer } } },
        503: { description: 'The database is away', content: { 'application/json': { schema: errorAnswer } } },
      },
    });
    app.get(read.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const url = new URL(c.req.url);
      if (url.searchParams.has('query')) refuseTooMany(searches, requestAddress(c, trustedHops));
      return answerRead(c, readModel, url.pathname + url.search);
    });
  }
}

async function answerRead(c: Context, readModel: ReadModel, url: string): Promise<Response> {
  const address = readModel.address(url);
  if (address.kind === 'invalid')
    throw new ApiError('badRequest', 'A parameter cannot be used.', { fields: address.fields });
  if (address.kind === 'moved') return c.body(null, 301, { ...documentHeaders, location: address.to });
  const document = address.kind === 'read' ? await readModel.document(address.request) : undefined;
  if (!document) throw new ApiError('notFound', `There is nothing at ${url}.`);
  return answerPrepared(c, document, documentHeaders);
}

function addHealth(app: OpenAPIHono, { health }: ApiOptions): void {
  const route = createRoute({
    method: 'get',
    path: '/api/v1/health',
    summary: 'Whether the server, its database and its feed are well',
    tags: ['health'],
    responses: { 200: { description: 'How it is', content: { 'application/json': { schema: healthAnswer } } } },
  });
  app.openapi(route, async (c) =>
    c.json(await health(), 200, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }),
  );
}

function addFiles(app: OpenAPIHono, { readFile }: ApiOptions): void {
  app.get('/api/v1/files/:sha256{[0-9a-f]{64}}', async (c) => {
    const file = await readFile(c.req.param('sha256'));
    if (!file) throw new ApiError('notFound', 'There is no such file.');
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.mediaType,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `${apiPolicy}; sandbox`,
    });
  });
}

function addDescription(app: OpenAPIHono, { publicUrl }: ApiOptions): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/live',
    summary: 'Changes as they happen (Server-Sent Events)',
    description:
      'Event `change`, id `{epoch}-{seq}`. `Last-Event-ID`, or `position` on the first connect, resumes; event `reset` when it cannot. `keys`, at most 200 with commas between them, asks for the changes of documents with these keys alone; event `position` then tells now and then how far the stream has come.',
    tags: ['live'],
    request: {
      query: z.object({ position: z.string().optional(), keys: z.string().optional() }),
    },
    responses: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: liveMessage } } } },
  });
  const description = {
    openapi: '3.1.0',
    info: {
      title: 'Podium',
      version: '1',
      description: 'Schedule, results, medals and people of a multi-sport Games.',
    },
    servers: [{ url: publicUrl }],
  };
  app.doc31('/api/openapi.json', description);
  app.get('/api/docs', (c) =>
    c.html(apiPage(app.getOpenAPI31Document(description)), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'sha256-" + apiPageStyleHash + "'; frame-ancestors 'none'",
    }),
  );
}

/** Headers that a page of another origin may send with a public read: to revalidate, to resume a stream. */
const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'Accept-Language, Cache-Control, Content-Type, If-None-Match, Last-Event-ID, X-Requested-With',
  'access-control-max-age': '86400',
};

/** Public reads may be asked from any origin; whatever belongs to a person may not. */
function addPreflights(app: OpenAPIHono): void {
  const paths = [
    ...reads.map((read) => read.path.replace(/\{(\w+)\}/g, ':$1')),
    '/api/v1/health',
    '/api/v1/live',
    '/api/openapi.json',
    '/calendar/*',
    '/flags/*',
  ];
  for (const path of paths) app.options(path, (c) => c.body(null, 204, preflightHeaders));
}

/** A known address asked in a way it does not know is 405, and says which ways there are. */
function addMethodGuard(app: OpenAPIHono): void {
  const guard = (path: string, allow: string): void => {
    app.all(path, (c) => {
      throw new ApiError('methodNotAllowed', `${c.req.method} is not possible here.`, { headers: { allow } });
    });
  };
  for (const read of reads) guard(read.path.replace(/\{(\w+)\}/g, ':$1'), 'GET, HEAD');
  guard('/api/v1/health', 'GET, HEAD');
  guard('/api/v1/live', 'GET, HEAD');
  guard('/api/openapi.json', 'GET, HEAD');
  guard('/api/docs', 'GET, HEAD');
  guard('/api/v1/feed/odf', 'POST');
}
