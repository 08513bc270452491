import { z } from 'zod';

export const rankingSettings = {
  RANKING_KEPT_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(3000),
    meaning: 'Cache lifetime (ms) of ranks.',
  },
};
