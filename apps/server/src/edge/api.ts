import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { admitNativeApps, refuseCrossSite } from '../access/gate.ts';
import { sessionCookie } from '../access/session-cookie.ts';
import { ApiError } from '../ground/api-error.ts';
import type { Log } from '../ground/log.ts';
import type { ObservedRequest } from './metrics/metrics.ts';
import { addRoutes } from '../routes/add-routes.ts';
import type { RoutingOptions } from '../routes/add-routes.ts';
import type { Route } from '../routes/route.ts';
import { descriptionRoutes, liveRoute } from './description-routes.ts';
import type { ConsoleHost } from './console-host.ts';
import type { DiskGuard } from './disk.ts';
import { ownLocation } from '../ground/own-location.ts';
import { currentRequestId } from '../ground/request-id.ts';
import { reportFailure } from './errors.ts';
import { apiPolicy, commonHeaders } from './headers.ts';

export interface ApiOptions extends Omit<RoutingOptions, 'consoleElsewhere'> {
  routes: readonly Route[];
  disk: DiskGuard;
  log: Log;
  publicUrl: string;
  consoleHost?: ConsoleHost;
  observe: (request: ObservedRequest) => void;
}

/**
 * Builds the API: middleware for all requests, then the routes.
 * @returns the app, and its routes including those that describe the API
 */
export function createApi(options: ApiOptions): { app: OpenAPIHono; routes: readonly Route[] } {
  const { log, publicUrl, consoleHost, disk, observe } = options;
  const app = new OpenAPIHono({ strict: false });
  app.use('*', async (c, next) => {
    const start = performance.now();
    await next();
    // Pages and unknown addresses match only wildcard patterns.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page';
    observe({ method: c.req.method, route, status: c.res.status, seconds: (performance.now() - start) / 1000 });
  });
  const common = commonHeaders(publicUrl);
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('cross-origin-resource-policy'))
      c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', apiPolicy);
    const id = currentRequestId();
    // A cached response would carry the id of a different request.
    const isKept = c.res.status < 400 && !c.res.headers.get('cache-control')?.includes('no-store');
    if (id !== undefined && !isKept) c.res.headers.set('x-request-id', id);
  });
  admitNativeApps(app);
  app.use('*', async (c, next) => {
    const page = withoutNul(c.req.method, c.req.url, c.req.header('accept'));
    if (page !== undefined) return c.redirect(page, 301);
    refuseNul(c.req.url);
    return next();
  });
  app.use('/api/*', async (c, next) => {
    if (isWriteOfPeople(c.req.method, c.req.path) && !disk.hasRoomForPeople)
      throw new ApiError('noSpace', 'The disk is almost full; nothing was stored. Try again later.', {
        headers: { 'retry-after': '60' },
      });
    return next();
  });
  app.onError((error, c) => {
    const { status, body, headers } = reportFailure(error, c.req.path, log);
    return c.json(body, status as 500, { ...headers, 'cache-control': 'no-store' });
  });
  const { origin } = new URL(publicUrl);
  refuseCrossSite(app, (host) => consoleHost?.originFor(host) ?? origin);
  app.openAPIRegistry.registerComponent('securitySchemes', 'feedKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-KEY',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(publicUrl),
    description: 'Set by `POST /api/v1/auth/sign-in`. Requests that modify data must also have this site’s `Origin`.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'For native apps: the header `set-auth-token` of the login.',
  });
  const routes = [...options.routes, liveRoute, ...descriptionRoutes(app, publicUrl)];
  const consoleElsewhere = (c: Context): string | undefined =>
    consoleHost?.isAsked(c.req.header('host')) ? undefined : consoleHost?.url;
  addRoutes(app, routes, { ...options, consoleElsewhere });
  // The web framework reserves the second prefix for server functions, of which there are none.
  for (const path of ['/api/*', '/_serverFn/*']) {
    app.all(path, (c) => {
      throw new ApiError('notFound', `Not found: ${c.req.path}.`);
    });
  }
  return { app, routes };
}

/**
 * Returns whether a write is refused at the higher disk limit. Login, logout and deletion remain possible on a full disk; the
 * feed has its own limit.
 */
function isWriteOfPeople(method: string, path: string): boolean {
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH') return false;
  return !/^\/api\/v1\/(?:feed\/|auth\/sign-(?:in|out)$)/u.test(path);
}

/**
 * Redirect target for a browser that requests a page with U+0000: the escape becomes literal text in the path, for
 * which the app shows its "not found" page, and is removed from the query. `tidyPath` treats broken escapes the same
 * way.
 */
function withoutNul(method: string, url: string, accept = ''): string | undefined {
  const { pathname, search } = new URL(url);
  const isPage =
    (method === 'GET' || method === 'HEAD') && accept.includes('text/html') && !pathname.startsWith('/api/');
  if (!isPage || !(pathname + search).includes('%00')) return undefined;
  return ownLocation(pathname.replaceAll('%00', '%2500') + search.replaceAll('%00', ''));
}

/**
 * PostgreSQL cannot store U+0000, so nothing exists at an address that contains it.
 *
 * @throws ApiError 404 for a path, 400 for a query
 */
function refuseNul(url: string): void {
  if (!url.includes('%00')) return;
  const [path = ''] = url.split('?', 1);
  if (path.includes('%00')) throw new ApiError('notFound', 'There is nothing at this address.');
  throw new ApiError('badRequest', 'Invalid query parameter: it contains U+0000.');
}
