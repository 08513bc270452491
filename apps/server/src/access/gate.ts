import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ApiError } from '../api-error.ts';
import { permit } from './access-table.ts';
import type { AccessTable } from './access-table.ts';
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
      throw new ApiError('forbidden', 'This comes from a page that is not ours.');
    await next();
  });
}

interface Gated {
  name: string;
  access?: AccessTable;
}

/**
 * Adds a feature's routes, guarded by its access table.
 * @throws Error where a route has no line, or a line no route: the server does not start
 */
export function addGated(
  app: OpenAPIHono,
  { name, access = {} }: Gated,
  actorOf: (c: Context) => Promise<Actor>,
  addRoutes: () => void,
): void {
  for (const [line, rule] of Object.entries(access)) {
    if (rule === 'everyone') continue;
    const [method = '', path = ''] = line.split(' ');
    app.on(method, path, async (c, next) => {
      permit(rule, await actorOf(c));
      await next();
    });
  }
  const before = app.routes.length;
  addRoutes();
  const added = new Set(
    app.routes
      .slice(before)
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  );
  for (const route of added)
    if (!Object.hasOwn(access, route)) throw new Error(`Feature "${name}": nothing says who may call ${route}.`);
  for (const line of Object.keys(access))
    if (!added.has(line)) throw new Error(`Feature "${name}": its table of access names ${line}, which is no route.`);
}
