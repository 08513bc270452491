import type { OpenAPIHono } from '@hono/zod-openapi';
import { liveMessage } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../ground/api-error.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';
import { apiPage, apiPageStyleHash } from './api-page.ts';

/** The live stream as the API description shows it. `createEdge` answers it before requests reach Hono. */
export const liveRoute = route(
  {
    method: 'get',
    path: '/api/v1/live',
    summary: 'Changes as they happen (Server-Sent Events)',
    description:
      'Sends the event `change` with the id `{epoch}-{seq}`. `Last-Event-ID`, or `position` on the first connect, resumes; the event `reset` is sent if the server cannot resume. `keys`, up to 200 live keys separated by commas, restricts the stream to changes of documents with these keys; the event `position` then periodically reports the stream position.',
    tag: 'live',
    access: 'everyone',
    query: z.object({ position: z.string().optional(), keys: z.string().optional() }),
    answer: { media: { 'text/event-stream': liveMessage } },
    answers: 'The stream',
    isForAnyOrigin: true,
  },
  () => {
    throw new ApiError('unavailable', 'The live stream is not available.');
  },
);

/** The description of the API: OpenAPI 3.1 and a page without scripts. */
export function descriptionRoutes(app: OpenAPIHono, publicUrl: string): Route[] {
  const describe = () => {
    const description = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Podium',
        version: '1',
        description: 'Schedule, results, medals and people of a multi-sport Games.',
      },
      servers: [{ url: publicUrl }],
    });
    return correctNullable(description);
  };
  const open = { method: 'get', tag: 'description', access: 'everyone' } as const;
  return [
    route(
      {
        ...open,
        path: '/api/openapi.json',
        summary: 'API description (OpenAPI 3.1)',
        answer: { media: { 'application/json': z.looseObject({}) } },
        isForAnyOrigin: true,
      },
      ({ c }) => c.json(describe()),
    ),
    route(
      {
        ...open,
        path: '/api/docs',
        summary: 'API documentation (HTML)',
        answer: { media: { 'text/html': z.string() } },
      },
      ({ c }) =>
        c.html(apiPage(describe()), 200, {
          'content-security-policy':
            "default-src 'none'; style-src 'sha256-" + apiPageStyleHash + "'; frame-ancestors 'none'",
        }),
    ),
  ];
}

/**
 * Nullable references are described as `allOf: [reference, { type: [object, null] }]`, which excludes null; this describes them
 * as `anyOf: [reference, null]`.
 */
function correctNullable<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(correctNullable) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const [reference, nullable, ...others] = (part as { allOf?: { $ref?: string; type?: unknown }[] }).allOf ?? [];
  const isNullable =
    others.length === 0 && reference?.$ref && Array.isArray(nullable?.type) && nullable.type.includes('null');
  if (isNullable) return { ...part, allOf: undefined, anyOf: [reference, { type: 'null' }] };
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, correctNullable(value)])) as Part;
}
