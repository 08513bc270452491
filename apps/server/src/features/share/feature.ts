import { join } from 'node:path';
import { languageCode, shareSubject } from '@podium/contract';
import { z } from 'zod';
import { addressPrefix } from '../../access/limits.ts';
import { entityTag, isKnown } from '../../answers/entity-tag.ts';
import { ApiError } from '../../ground/api-error.ts';
import { nameFonts } from '../../ground/config.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { gamesLook } from '../games-look.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { PngDrawer, TooManyPictures } from './draw-png.ts';
import { SharePictures } from './share-pictures.ts';

const request = z.object({ subject: shareSubject, lang: languageCode });

/** `GET /share/unit-….pt.png`: the preview picture of a link in a messenger. */
function shareRoutes(kit: FeatureKit): Route[] {
  const pictures = new SharePictures(
    kit,
    new PngDrawer(join(kit.dataDir, 'share'), nameFonts),
    async (language) => (await kit.use(gamesLook)(language)).logo?.sha256,
  );
  return [
    route(
      {
        method: 'get',
        path: '/share/{subject}.{lang}.png',
        pattern: '/share/:file{[^/]+\\.png}',
        summary: 'Link preview picture of a unit, a participant, a delegation, a day or a medal table',
        tag: 'share',
        access: 'everyone',
        params: request,
        parsesItself: true,
        answer: { media: { 'image/png': z.string().meta({ format: 'binary' }) } },
        answers: '1200 × 630 pixels',
        alsoAnswers: { 304: 'Unchanged since the given ETag' },
        errors: {
          badRequest: 'Unsupported subject type',
          notFound: 'Subject not found',
          unavailable: 'Too many pictures are being drawn',
        },
      },
      async ({ c }) => {
        const { subject, lang } = parseFile(c.req.param('file') ?? '');
        const picture = await pictures.find(subject, lang).catch(refuseTooManyPictures);
        if (!picture) throw new ApiError('notFound', `There is no picture of ${subject}.`);
        const etag = entityTag(picture.hash, 'identity');
        const headers = {
          etag,
          // Same as for photos of people: a name or photo that is no longer public disappears within five seconds.
          'cache-control': 'public, max-age=5, must-revalidate',
          'content-language': lang,
          // Search engines index neither pages about people nor their pictures.
          ...(subject.startsWith('participant-') ? { 'x-robots-tag': 'noindex' } : {}),
        };
        if (isKnown(etag, c.req.header('if-none-match'))) return c.body(null, 304, headers);
        const png = await picture.png(addressPrefix(kit.addressOf(c))).catch(refuseTooManyPictures);
        return c.body(new Uint8Array(png), 200, {
          ...headers,
          'content-type': 'image/png',
          'content-length': String(png.length),
        });
      },
    ),
  ];
}

function parseFile(file: string): z.output<typeof request> {
  const [, subject, lang] = /^(.*)\.([^.]+)\.png$/s.exec(file) ?? [];
  const read = request.safeParse({ subject, lang });
  if (read.success) return read.data;
  throw new ApiError(
    'badRequest',
    'Use unit-, participant-, delegation-, medals-, cup- or day- followed by an id and a language, such as unit-123.en.png.',
    {
      fields: read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    },
  );
}

function refuseTooManyPictures(error: unknown): never {
  if (error instanceof TooManyPictures)
    throw new ApiError('unavailable', 'Too many pictures are being generated. Try again shortly.', {
      headers: { 'retry-after': '2' },
    });
  throw error;
}

export const feature = defineFeature({ name: 'share', routes: shareRoutes });
