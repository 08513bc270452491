import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ApiError } from '../api-error.ts';
import { visitor } from './actor.ts';
import type { Actor } from './actor.ts';
import { isFromUs } from './cross-site.ts';

/** Who asks, found out once a request. */
export function actorFinder(
  identify: (request: Request) => Promise<Actor | undefined>,
): (c: Context) => Promise<Actor> {
  const found = new WeakMap<Request, Promise<Actor>>();
  return async ({ req: { raw } }) => {
    let actor = found.get(raw);
    if (!actor) {
      // Without either, nobody has signed in, and the database need not be asked.
      const isMarked = raw.headers.has('cookie') || raw.headers.has('authorization');
      actor = isMarked ? identify(raw).then((known) => known ?? visitor) : Promise.resolve(visitor);
      found.set(raw, actor);
    }
    return actor;
  };
}

/** Refuses requests that a foreign page makes a browser send. */
export function refuseCrossSite(app: OpenAPIHono, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  app.use('/api/*', async (c, next) => {
    const { headers } = c.req.raw;
    const asked = {
      'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
      origin: headers.get('origin') ?? undefined,
      cookie: headers.get('cookie') ?? undefined,
      authorization: headers.get('authorization') ?? undefined,
    };
    if (!isFromUs({ method: c.req.method, headers: asked }, origin))
      throw new ApiError('forbidden', 'Cross-site request rejected.');
    await next();
  });
}
