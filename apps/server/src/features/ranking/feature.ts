import { z } from 'zod';
import { defineFeature } from '../kit.ts';
import { addRanking, rankingAccess } from './routes.ts';

export const rankingSettings = {
  RANKING_KEPT_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(3000),
    meaning: 'For how long, in milliseconds, positions in the ranking are counted once for all who ask.',
  },
};

export const feature = defineFeature({
  name: 'ranking',
  settings: rankingSettings,
  access: rankingAccess,
  routes: addRanking,
});
