import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorAnswer } from '@podium/contract';
import { answerPrepared } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../api-error.ts';
import { defineFeature, readOnly } from '../kit.ts';
import { findFlag } from './find-flag.ts';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** `GET /flags/{cc}.svg`: a country by its two or three letters, a state as `br-sp`, in any case. */
function addFlags(app: OpenAPIHono): void {
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
    return answerPrepared(c, flag, headers);
  });
  readOnly(app, '/flags/:file');
}

export const feature = defineFeature({ name: 'flags', access: { 'GET /flags/:file': 'everyone' }, routes: addFlags });
