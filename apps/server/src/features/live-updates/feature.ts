import { z } from 'zod';
import { defineFeature } from '../kit.ts';
import { bundleDeskRoutes } from './desk-routes.ts';
import { liveUpdateRoutes } from './routes.ts';
import { bundleVerb } from './verb.ts';

/**
 * Updates the native apps over the air: signed versions of their web assets, offered by channel, version and
 * percentage.
 */
export const feature = defineFeature({
  name: 'live-updates',
  settings: {
    LIVE_UPDATES_APP_ID: {
      schema: z
        .string()
        .regex(/^[A-Za-z0-9.-]{1,100}$/u, 'expected letters, digits, periods and hyphens')
        .default('org.podium.games'),
      meaning: 'Identifier under which the native apps ask for updates: `appId` of their live-update configuration.',
    },
  },
  routes: ({ pool, dataDir, publicUrl, addressOf, settings }) => [
    ...liveUpdateRoutes({
      pool,
      publicUrl,
      addressOf,
      appId: settings.LIVE_UPDATES_APP_ID,
    }),
    ...bundleDeskRoutes({ pool, dataDir }),
  ],
  verbs: [bundleVerb],
});
