import { z } from 'zod';
import { answerPrepared } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { storedPicture } from '../../flags/codes.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { findFlag } from './find-flag.ts';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** `GET /flags/{cc}.svg`: a country by its two or three letters, or a state such as `br-sp`, in any case. */
const flagRoute = ({ pictureStore }: FeatureKit): Route =>
  route(
    {
      method: 'get',
      path: '/flags/{cc}.svg',
      pattern: '/flags/:file',
      summary: 'Flag of a country or a state (SVG)',
      description:
        '`cc`: an ISO 3166-1 alpha-2 or alpha-3 code, an IOC code, or `br-` followed by a state code. Case-insensitive. Other codes of up to six letters have a neutral flag.',
      tag: 'flags',
      access: 'everyone',
      params: z.object({ cc: z.string() }),
      parsesItself: true,
      answer: { media: { 'image/svg+xml': z.string() } },
      alsoAnswers: { 302: 'The store of pictures has it (`S3_URL`)', 304: 'Unchanged since the given ETag' },
      errors: { notFound: 'Flag not found' },
      isForAnyOrigin: true,
    },
    async ({ c }) => {
      const code = /^([a-z-]{2,6})\.svg$/i.exec(c.req.param('file') ?? '')?.[1];
      const stored = code === undefined ? undefined : storedPicture(code, pictureStore);
      if (stored !== undefined) return c.redirect(stored, 302);
      // A code without a flag has the neutral one, so that no page shows a broken picture (N14).
      const flag = code === undefined ? undefined : ((await findFlag(code)) ?? (await findFlag('bye')));
      if (!flag) throw new ApiError('notFound', `There is no flag at ${c.req.path}.`);
      return answerPrepared(c, flag, headers);
    },
  );

export const feature = defineFeature({ name: 'flags', routes: (kit) => [flagRoute(kit)] });
