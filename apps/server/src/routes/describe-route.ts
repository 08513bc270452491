import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorAnswer, errorStatus } from '@podium/contract';
import type { ErrorCode } from '@podium/contract';
import { z } from 'zod';
import { isHeldWhenReadOnly } from './route.ts';
import type { MediaAnswer, RouteShape } from './route.ts';

type Description = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0];

/** The OpenAPI operation of a route, with all its errors. */
export function describeRoute(shape: RouteShape): Description {
  const { method, path, summary, description, tag, params, query, body, rawBody } = shape;
  const bodySchemas = body ? { 'application/json': body } : rawBody;
  const request = {
    ...(shape.isRepeatable && { headers: z.object({ 'Idempotency-Key': idempotencyKey }) }),
    ...(params && { params }),
    ...(query && { query }),
    ...(bodySchemas && { body: { required: true, content: jsonContent(bodySchemas) } }),
  };
  return {
    method,
    path,
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    operationId: operationId(shape),
    ...routeSecurity(shape),
    request,
    responses: {
      [shape.status ?? 200]: {
        description: shape.answers ?? summary,
        content: jsonContent(isMedia(shape.answer) ? shape.answer.media : { 'application/json': shape.answer }),
      },
      ...Object.fromEntries(
        Object.entries(shape.alsoAnswers ?? {}).map(([status, meaning]) => [status, { description: meaning }]),
      ),
      ...routeErrors(shape),
    },
  };
}

const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,80}$/)
  .optional()
  .describe('Chosen by the client: repeated within 48 hours, the request has the outcome of the first one');

const jsonContent = (schemas: Readonly<Record<string, z.ZodType>>): Record<string, { schema: z.ZodType }> =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));

export const isMedia = (answer: RouteShape['answer']): answer is MediaAnswer => !(answer instanceof z.ZodType);

/** Method and path joined by underscores, without the common prefix: `get_units_id`. */
function operationId({ method, path }: RouteShape): string {
  const segments = path.replace(/^\/api\/v1(?=\/)/u, '').match(/[A-Za-z0-9]+/gu) ?? [];
  return [method, ...segments].join('_');
}

function routeSecurity({ access }: RouteShape): Pick<Description, 'security'> {
  if (access === 'everyone') return {};
  return { security: access === 'feedKey' ? [{ feedKey: [] }] : [{ session: [] }, { token: [] }] };
}

function impliedErrors({
  method,
  path,
  access,
  query,
  parsesItself,
  body,
  rawBody,
  isSearch,
  isRepeatable,
  isOpenWhenReadOnly,
}: RouteShape): [ErrorCode, string][] {
  const isSignedIn = access !== 'everyone' && access !== 'feedKey';
  return [
    ...(query && !parsesItself ? [['badRequest', 'A parameter is invalid'] as [ErrorCode, string]] : []),
    ...(isSignedIn ? [['unauthorized', 'Not logged in'] as [ErrorCode, string]] : []),
    ...(isSignedIn && access !== 'user'
      ? [['forbidden', 'The caller lacks the right, or logged in too long ago'] as [ErrorCode, string]]
      : []),
    ...(method !== 'get' && path.startsWith('/api/') && access !== 'feedKey'
      ? [['forbidden', 'The request comes from another site: send our Origin, or a token'] as [ErrorCode, string]]
      : []),
    ...(body
      ? ([
          ['badRequest', 'The body is not valid JSON'],
          ['unsupportedMediaType', 'The body is not JSON'],
          ['unprocessable', 'A field is invalid; `fields` lists them'],
        ] as [ErrorCode, string][])
      : []),
    ...(body || rawBody ? [['tooLarge', 'The body is too large'] as [ErrorCode, string]] : []),
    ...(isRepeatable
      ? ([
          ['badRequest', 'The Idempotency-Key is invalid'],
          ['conflict', 'The first request with this Idempotency-Key is still running'],
        ] as [ErrorCode, string][])
      : []),
    ...(isSearch ? [['tooManyRequests', 'Too many searches from this network'] as [ErrorCode, string]] : []),
    ['unavailable', 'The server or its database is temporarily unavailable'],
    ...(isHeldWhenReadOnly({ method, access, isOpenWhenReadOnly })
      ? [['readOnly', 'Organizers have made the Games read-only; `fields` gives their reason'] as [ErrorCode, string]]
      : []),
  ];
}

/** Error answers by status; several meanings of one status share one description. */
function routeErrors(shape: RouteShape): Record<number, { description: string; content: object }> {
  const meanings = new Map<number, string[]>();
  const declared = Object.entries(shape.errors ?? {}) as [ErrorCode, string][];
  for (const [code, meaning] of [...impliedErrors(shape), ...declared]) {
    const list = meanings.get(errorStatus[code]) ?? [];
    meanings.set(errorStatus[code], list);
    if (!list.includes(meaning)) list.push(meaning);
  }
  return Object.fromEntries(
    [...meanings].map(([status, list]) => [
      status,
      { description: list.join('; '), content: { 'application/json': { schema: errorAnswer } } },
    ]),
  );
}
