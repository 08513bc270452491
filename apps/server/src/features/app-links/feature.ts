import { z } from 'zod';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';

const caching = { 'cache-control': 'public, max-age=3600' } as const;
const fingerprint = '[0-9A-F]{2}(?::[0-9A-F]{2}){31}';

/** Confirms to iOS and Android that links of this server belong to the operator's apps. */
export const feature = defineFeature({
  name: 'app-links',
  settings: {
    APP_LINKS_IOS: {
      schema: z
        .string()
        .regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/u, 'expected TEAM.bundle, such as ABCDE12345.org.example.games')
        .optional(),
      meaning: 'iOS app whose links this server confirms: team and bundle identifier, `ABCDE12345.org.example.games`.',
    },
    APP_LINKS_ANDROID: {
      schema: z
        .string()
        .regex(
          new RegExp(`^[a-z][A-Za-z0-9_.]*=${fingerprint}(?:,${fingerprint})*$`, 'u'),
          'expected package=SHA-256 fingerprints, separated by commas',
        )
        .optional(),
      meaning:
        'Android app whose links this server confirms: package and SHA-256 fingerprints of its keys (of the store and of the upload), `org.example.games=AA:…,BB:…`.',
    },
  },
  routes: ({ settings: { APP_LINKS_IOS: ios, APP_LINKS_ANDROID: android } }): Route[] => [
    route(
      {
        method: 'get',
        path: '/.well-known/apple-app-site-association',
        summary: 'Links of this server that open the iOS app',
        tag: 'native apps',
        access: 'everyone',
        answer: z.object({ applinks: z.object({ details: z.array(z.unknown()) }) }),
        errors: { notFound: 'No iOS app configured' },
      },
      ({ c }) => {
        if (ios === undefined) throw new ApiError('notFound', 'No iOS app is configured.');
        const excludedPaths = ['/api/*', '/widget/*', '/files/*', '/console/*', '/calendar/*'];
        const components = [...excludedPaths.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
        return c.json({ applinks: { details: [{ appIDs: [ios], components }] } }, 200, caching);
      },
    ),
    route(
      {
        method: 'get',
        path: '/.well-known/assetlinks.json',
        summary: 'Links of this server that open the Android app',
        tag: 'native apps',
        access: 'everyone',
        answer: z.array(z.object({ relation: z.array(z.string()), target: z.unknown() })),
        errors: { notFound: 'No Android app configured' },
      },
      ({ c }) => {
        if (android === undefined) throw new ApiError('notFound', 'No Android app is configured.');
        const [packageName = '', fingerprints = ''] = android.split('=');
        const target = {
          namespace: 'android_app',
          package_name: packageName,
          sha256_cert_fingerprints: fingerprints.split(','),
        };
        return c.json([{ relation: ['delegate_permission/common.handle_all_urls'], target }], 200, caching);
      },
    ),
  ],
});
