/**
 * A route of the API, declared once: address, access, request, answer and handler. The server validates, authorizes and
 * documents from this declaration; `add-routes.ts` does so for every route.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import type { ErrorCode } from '@podium/contract';
import type { AccessRule } from '../access/access-rule.ts';
import type { SignedIn } from '../access/actor.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Schemas by media type, for an answer that is not JSON or not only JSON. */
export interface MediaAnswer {
  media: Readonly<Record<string, z.ZodType>>;
}

export interface RouteShape {
  method: Method;
  /** `/api/v1/units/{id}` */
  path: string;
  /** Routing pattern, if `path` does not determine it: `/calendar/:file{[^/]+\\.ics}`. */
  pattern?: string;
  /** One line without a period, for the API description. */
  summary: string;
  description?: string;
  /** Group in the API description. */
  tag: string;
  access: AccessRule;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A body that the handler reads itself, by media type. */
  rawBody?: Readonly<Record<string, z.ZodType>>;
  /** Largest body (bytes); 64 KiB by default. `unlimited` if the handler enforces a limit of its own. */
  bodyBytes?: number | 'unlimited';
  /** The handler parses path and query itself; their schemas only describe them. */
  parsesItself?: true;
  answer: z.ZodType | MediaAnswer;
  /** Status of the answer; 200 by default. */
  status?: 200 | 201 | 202 | 302;
  /** Contents of the answer, for the API description. */
  answers?: string;
  /** Other answers that are not errors, such as redirects: status and meaning. */
  alsoAnswers?: Readonly<Record<number, string>>;
  /** Errors that the handler throws, beyond those that follow from access and request: code and meaning. */
  errors?: Partial<Readonly<Record<ErrorCode, string>>>;
  /** Requests with the parameter `query` count as searches, which are limited per network. */
  isSearch?: true;
  /**
   * A client may repeat the request with the same `Idempotency-Key` and then gets the outcome of the first request. The
   * answer must be JSON.
   */
  isRepeatable?: true;
  /** A page of the web app reads it, so it needs its right only, not the host of the console. */
  isForWeb?: true;
  /** Allowed while the Games are read-only: logging in and out, and the switch itself. */
  isOpenWhenReadOnly?: true;
  /** Readable by pages of other origins. */
  isForAnyOrigin?: true;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that passed the declaration's checks. */
export interface RouteRequest<Shape extends RouteShape = RouteShape> {
  c: Context;
  params: Parsed<Shape['params']>;
  query: Parsed<Shape['query']>;
  body: Parsed<Shape['body']>;
  /** The caller; undefined on routes open to everyone (use `kit.actor`). */
  user: Shape['access'] extends 'everyone' | 'feedKey' ? undefined : SignedIn;
}

/** A value is sent as JSON with `no-store`; a `Response` is sent unchanged. */
type Answer<Shape extends RouteShape> =
  | Response
  | (Shape['answer'] extends z.ZodType ? z.input<Shape['answer']> : never);

export type Handle<Shape extends RouteShape> = (request: RouteRequest<Shape>) => Answer<Shape> | Promise<Answer<Shape>>;

export interface Route {
  shape: RouteShape;
  handle: (request: RouteRequest) => unknown;
}

/** Combines a declaration with its handler, whose type follows from the declaration. */
export function route<const Shape extends RouteShape>(shape: Shape, handle: Handle<Shape>): Route {
  return { shape, handle };
}

/** Returns whether requests are refused while the Games are read-only. */
export const isHeldWhenReadOnly = ({
  method,
  access,
  isOpenWhenReadOnly,
}: Pick<RouteShape, 'method' | 'access' | 'isOpenWhenReadOnly'>): boolean =>
  method !== 'get' && access !== 'feedKey' && !isOpenWhenReadOnly;

/** The routing pattern of a path: `/api/v1/units/:id`. */
export function routePattern({ path, pattern }: Pick<RouteShape, 'path' | 'pattern'>): string {
  return pattern ?? path.replaceAll(/\{(\w+)\}/gu, ':$1');
}

/** Name of a route in the access log: `GET /api/v1/units/:id`. */
export const routeName = ({ shape }: Route): string => `${shape.method.toUpperCase()} ${routePattern(shape)}`;

/** Names of all operations of a route: itself and, for pages of other origins, its preflight. */
export const namesOfRoute = (route: Route): string[] => [
  routeName(route),
  ...(route.shape.isForAnyOrigin ? [`OPTIONS ${routePattern(route.shape)}`] : []),
];

/** An empty JSON object: the answer to a change that has nothing to report. */
export const nothing = z.object({});

/** Caches must not store answers about a person. */
export const personal = { 'cache-control': 'no-store' } as const;
