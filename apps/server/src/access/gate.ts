import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ApiError } from '../ground/api-error.ts';
import { visitor } from './actor.ts';
import type { Actor } from './actor.ts';
import { isSameOrigin, nativeOrigins } from './cross-site.ts';

/** Returns a function that identifies the caller, once per request. */
export function actorFinder(
  identify: (request: Request) => Promise<Actor | undefined>,
): (c: Context) => Promise<Actor> {
  const actors = new WeakMap<Request, Promise<Actor>>();
  return async ({ req: { raw } }) => {
    let actor = actors.get(raw);
    if (!actor) {
      // Without either there is no session, so no database query is needed.
      const isMarked = raw.headers.has('cookie') || raw.headers.has('authorization');
      actor = isMarked ? identify(raw).then((identified) => identified ?? visitor) : Promise.resolve(visitor);
      actors.set(raw, actor);
    }
    return actor;
  };
}

const nativeHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Podium-Position',
  'access-control-max-age': '86400',
};

/**
 * Allows pages of the native apps to read every answer. They have no cookies here, so they cannot use another user's
 * session.
 */
export function admitNativeApps(app: OpenAPIHono): void {
  app.use('/api/*', async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || !nativeOrigins.has(origin)) return next();
    const corsHeaders = { 'access-control-allow-origin': origin, vary: 'Origin' };
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { ...corsHeaders, ...nativeHeaders });
    await next();
    c.header('access-control-expose-headers', 'ETag, Retry-After, Served-By, set-auth-token');
    c.header('cross-origin-resource-policy', 'cross-origin');
    for (const [name, value] of Object.entries(corsHeaders)) c.header(name, value);
    return undefined;
  });
}

/**
 * Refuses requests that a foreign page makes a browser send.
 * @param originOf our origin at the host of a request
 */
export function refuseCrossSite(app: OpenAPIHono, originOf: (host: string | undefined) => string): void {
  app.use('/api/*', async (c, next) => {
    const { headers } = c.req.raw;
    const caller = {
      'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
      origin: headers.get('origin') ?? undefined,
      cookie: headers.get('cookie') ?? undefined,
      authorization: headers.get('authorization') ?? undefined,
    };
    if (!isSameOrigin({ method: c.req.method, headers: caller }, originOf(headers.get('host') ?? undefined)))
      throw new ApiError('forbidden', 'Cross-site request rejected.');
    await next();
  });
}
