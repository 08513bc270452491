import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { permit } from '../access/access-rule.ts';
import type { Actor } from '../access/actor.ts';
import { ApiError } from '../ground/api-error.ts';
import { anyOrigin } from './any-origin.ts';
import { keyedRequest } from './keyed-request.ts';
import type { AnswerOnce } from './keyed-request.ts';
import { describeRoute, isMedia } from './describe-route.ts';
import { parseBody, parseParams, parseQuery } from './parse-request.ts';
import { isHeldWhenReadOnly, routePattern, personal, routeName } from './route.ts';
import type { Route, RouteRequest, RouteShape } from './route.ts';

export interface RoutingOptions {
  actorOf: (c: Context) => Promise<Actor>;
  /**
   * Lets requests with the key of the feed pass.
   * @throws ApiError 401 for a wrong key, 429 after too many of them
   */
  permitFeed: (c: Context) => Promise<void>;
  /**
   * Counts a search.
   * @throws ApiError 429 beyond the limit of the client's network
   */
  countSearch: (c: Context) => Promise<void>;
  /** Repeats the outcome of requests that carry an `Idempotency-Key`. */
  answerOnce: AnswerOnce;
  /** Reason why users' data must not be stored now; undefined if it may. */
  readOnlyReason: () => string | undefined;
  /**
   * Address of the console if it has a host of its own and the request came to another one, where nobody has the rights
   * of an organizer.
   */
  consoleElsewhere: (c: Context) => string | undefined;
  /** For tests: validates every JSON answer against its declared schema. */
  checksAnswers: boolean;
}

const defaultBodyBytes = 64 * 1024;

/**
 * Adds routes in order, then answers every other method of their paths with 405.
 *
 * @throws Error if two routes have the same method and path
 */
export function addRoutes(app: OpenAPIHono, routes: readonly Route[], options: RoutingOptions): void {
  const names = new Set<string>();
  for (const route of routes) {
    if (names.has(routeName(route))) throw new Error(`Two routes are declared as ${routeName(route)}.`);
    names.add(routeName(route));
    addRoute(app, route, options);
  }
  for (const [pattern, group] of Map.groupBy(routes, ({ shape }) => routePattern(shape)))
    addOtherMethods(app, pattern, group);
}

function addRoute(
  app: OpenAPIHono,
  { shape, handle }: Route,
  { actorOf, permitFeed, countSearch, answerOnce, readOnlyReason, consoleElsewhere, checksAnswers }: RoutingOptions,
): void {
  app.openAPIRegistry.registerPath(describeRoute(shape));
  const { access, params, query, body, bodyBytes = defaultBodyBytes, parsesItself, isSearch } = shape;
  const isOpen = access === 'everyone' || access === 'feedKey';
  const answer = async (c: Context): Promise<Response> => {
    if (access === 'feedKey') await permitFeed(c);
    const actor = isOpen ? undefined : await actorOf(c);
    if (actor) permit(access, actor);
    if (isForOrganizers(shape)) refuseElsewhere(consoleElsewhere(c));
    if (isHeldWhenReadOnly(shape)) refuseIfReadOnly(readOnlyReason());
    if (isSearch && c.req.query('query')) await countSearch(c);
    const request = {
      c,
      params: params && !parsesItself ? parseParams(c, params) : undefined,
      query: query && !parsesItself ? parseQuery(c, query) : undefined,
      body: body ? await parseBody(c, body) : undefined,
      user: actor,
    };
    const run = async (): Promise<object> => (await handle(request as unknown as RouteRequest)) as object;
    const keyed =
      shape.isRepeatable && actor?.kind === 'user' ? keyedRequest(c, actor.userId, request.body) : undefined;
    const result = keyed ? await answerOnce(keyed, run) : await run();
    if (result instanceof Response) return result;
    if (checksAnswers && !isMedia(shape.answer)) shape.answer.parse(result);
    return c.json(result, shape.status ?? 200, personal);
  };
  const limit = bodyBytes === 'unlimited' ? [] : [limitBody(bodyBytes)];
  const share = shape.isForAnyOrigin ? [shareWithAnyOrigin] : [];
  app.on([shape.method.toUpperCase()], [routePattern(shape)], ...share, ...limit, answer);
}

const isForOrganizers = ({ access, isForWeb }: RouteShape): boolean =>
  typeof access === 'object' && 'grants' in access && !isForWeb;

/** @throws ApiError 403 with the address of the console */
function refuseElsewhere(consoleUrl: string | undefined): void {
  if (consoleUrl !== undefined) throw new ApiError('forbidden', `This is possible at ${consoleUrl}/console only.`);
}

/** @throws ApiError 503 with the organizers' reason */
function refuseIfReadOnly(reason: string | undefined): void {
  if (reason === undefined) return;
  throw new ApiError('readOnly', 'The Games are read-only at the moment; nothing was stored. Try again later.', {
    fields: [{ field: 'readOnly', message: reason }],
    headers: { 'retry-after': '60' },
  });
}

/** @throws ApiError 413, while reading, as soon as the body exceeds the limit */
function limitBody(maxSize: number): ReturnType<typeof bodyLimit> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('tooLarge', `The body is larger than ${maxSize} bytes.`);
    },
  });
}

const shareWithAnyOrigin: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(anyOrigin)) c.res.headers.set(name, value);
};

/** Headers that pages of other origins may send with a public read, for revalidation and for resuming a stream. */
const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'Accept-Language, Cache-Control, Content-Type, If-None-Match, Last-Event-ID, Podium-Position, X-Requested-With',
  'access-control-max-age': '86400',
};

function addOtherMethods(app: OpenAPIHono, pattern: string, group: readonly Route[]): void {
  if (group.some(({ shape }) => shape.isForAnyOrigin)) app.options(pattern, (c) => c.body(null, 204, preflightHeaders));
  const allow = group
    .flatMap(({ shape }) => (shape.method === 'get' ? ['GET', 'HEAD'] : [shape.method.toUpperCase()]))
    .join(', ');
  app.all(pattern, (c) => {
    throw new ApiError('methodNotAllowed', `${c.req.method} is not allowed here. Use ${allow}.`, {
      headers: { allow },
    });
  });
}
