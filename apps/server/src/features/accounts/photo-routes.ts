import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { AccountKit } from './account-kit.ts';

const mine = { tag: 'accounts', access: 'user' } as const;
const picture = z.string().meta({ format: 'binary' });

/** A user's photo, which only that user can see. The image library is loaded when first needed. */
export function photoRoutes({ pool, limit, addressOf }: AccountKit): Route[] {
  const perHour = limit({ name: 'photo', points: 10, seconds: 3600 });
  return [
    route(
      {
        ...mine,
        method: 'put',
        path: '/api/v1/me/photo',
        summary: 'Upload my photo',
        rawBody: { 'image/*': picture },
        bodyBytes: 8 * 1024 * 1024,
        answer: nothing,
        errors: {
          unsupportedMediaType: 'Not an image in a supported format',
          tooLarge: 'More than 50 megapixels as JPEG, or 16 in other formats',
          tooManyRequests: 'Too many uploads',
        },
      },
      async ({ c, user: { userId } }) => {
        await perHour.take(userId);
        const { takePhoto } = await import('./photo.ts');
        const upload = { userId, address: addressOf(c), signal: c.req.raw.signal };
        await takePhoto(pool, upload, async () => c.req.arrayBuffer());
        return {};
      },
    ),
    route(
      { ...mine, method: 'delete', path: '/api/v1/me/photo', summary: 'Remove my photo', answer: nothing },
      async ({ user: { userId } }) => {
        const { removePhoto } = await import('./photo.ts');
        await removePhoto(pool, userId);
        return {};
      },
    ),
    route(
      {
        ...mine,
        method: 'get',
        path: '/api/v1/photos/{sha256}',
        summary: 'My photo',
        params: z.object({ sha256: z.string() }),
        answer: { media: { 'image/webp': picture } },
        errors: { notFound: 'Photo not found' },
      },
      async ({ c, params: { sha256 }, user: { userId } }) => {
        const { readPhoto } = await import('./photo.ts');
        const bytes = await readPhoto(pool, userId, sha256);
        if (!bytes) throw new ApiError('notFound', 'Photo not found.');
        return c.body(new Uint8Array(bytes), 200, { ...personal, 'content-type': 'image/webp' });
      },
    ),
  ];
}
