import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorAnswer } from '@podium/contract';
import { entityTag } from '../read-model/entity-tag.ts';
import { findFlag } from '../features/flags/find-flag.ts';
import { ApiError } from './errors.ts';
import { apiPolicy, negotiate } from './headers.ts';

/** `GET /flags/{cc}.svg`: a country by its two or three letters, a state as `br-sp`, in any case. */
export function addFlagRoutes(app: OpenAPIHono): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/flags/{cc}.svg',
    summary: 'The flag of a country or a state, as an SVG picture',
    description:
      '`cc` is two letters of ISO 3166, three of ISO or the Olympic committee, or `br-` and a state; any case.',
    tags: ['flags'],
    parameters: [{ name: 'cc', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: { description: 'The flag', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
      304: { description: 'Unchanged since the ETag given' },
      404: { description: 'There is no such flag', content: { 'application/json': { schema: errorAnswer } } },
    },
  });
  app.get('/flags/:file', async (c) => {
    const code = /^([a-z-]{2,6})\.svg$/i.exec(c.req.param('file'))?.[1];
    const flag = code === undefined ? undefined : await findFlag(code);
    if (!flag) throw new ApiError('notFound', `There is no flag at ${c.req.path}.`);
    const { encoding, isUnchanged } = negotiate(flag, c.req.header('accept-encoding'), c.req.header('if-none-match'));
    const headers = {
      'content-type': 'image/svg+xml',
      etag: entityTag(flag.hash, encoding),
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `${apiPolicy}; sandbox`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    if (isUnchanged) return c.body(null, 304, headers);
    const bytes = flag.bytes[encoding];
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-length': String(bytes.length) });
  });
}
