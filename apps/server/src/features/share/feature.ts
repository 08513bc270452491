import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { errorAnswer, languageCode, shareSubject } from '@podium/contract';
import { z } from 'zod';
import { addressPrefix } from '../../access/limits.ts';
import { entityTag, isKnown } from '../../answers/entity-tag.ts';
import { ApiError } from '../../api-error.ts';
import { nameFonts } from '../../config.ts';
import { defineFeature, readOnly } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { PngDrawer, TooManyPictures } from './draw-png.ts';
import { SharePictures } from './share-pictures.ts';

const path = '/share/:file{[^/]+\\.png}';
const request = z.object({ subject: shareSubject, lang: languageCode });

/** `GET /share/unit-….pt.png`: the picture that a messenger shows beside the link to a page. */
function addShare(app: OpenAPIHono, kit: FeatureKit): void {
  const pictures = new SharePictures(kit, new PngDrawer(join(kit.dataDir, 'share'), nameFonts));
  describe(app);
  app.get(path, async (c) => {
    const { subject, lang } = asked(c.req.param('file'));
    const picture = await pictures.find(subject, lang).catch(whenTooMany);
    if (!picture) throw new ApiError('notFound', `There is no picture of ${subject}.`);
    const etag = entityTag(picture.hash, 'identity');
    const headers = {
      etag,
      'cache-control': 'public, max-age=60, stale-if-error=300',
      'content-language': lang,
      // Pages of people are kept out of search engines; so are their pictures.
      ...(subject.startsWith('participant-') ? { 'x-robots-tag': 'noindex' } : {}),
    };
    if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304, headers);
    const png = await picture.png(addressPrefix(kit.addressOf(c))).catch(whenTooMany);
    return c.body(new Uint8Array(png), 200, {
      ...headers,
      'content-type': 'image/png',
      'content-length': String(png.length),
    });
  });
  readOnly(app, path);
}

function asked(file: string): z.output<typeof request> {
  const [, subject, lang] = /^(.*)\.([^.]+)\.png$/s.exec(file) ?? [];
  const read = request.safeParse({ subject, lang });
  if (read.success) return read.data;
  throw new ApiError(
    'badRequest',
    'A picture is of unit-, participant-, delegation- or day- and an id, then .en.png.',
    {
      fields: read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    },
  );
}

function whenTooMany(error: unknown): never {
  if (error instanceof TooManyPictures)
    throw new ApiError('unavailable', 'Many pictures are being drawn; try again soon.', {
      headers: { 'retry-after': '2' },
    });
  throw error;
}

export const feature = defineFeature({ name: 'share', access: { [`GET ${path}`]: 'everyone' }, routes: addShare });

function describe(app: OpenAPIHono): void {
  const json = { 'application/json': { schema: errorAnswer } };
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/share/{subject}.{lang}.png',
    summary: 'The picture of a unit, an athlete or a team, a delegation or a day for whoever shares its page',
    tags: ['share'],
    request: { params: request },
    responses: {
      200: {
        description: '1200 × 630',
        content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
      },
      304: { description: 'Unchanged since the ETag given' },
      400: { description: 'No such kind of picture', content: json },
      404: { description: 'There is no such thing', content: json },
      503: { description: 'Many pictures are being drawn', content: json },
    },
  });
}
