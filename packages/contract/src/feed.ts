import { z } from 'zod';

export const feedAnswer = z
  .object({
    /** `taken`: in the journal. `duplicate`: the same bytes were there already. */
    status: z.enum(['taken', 'duplicate']),
    journal: z.string(),
  })
  .meta({ id: 'FeedAnswer' });
export type FeedAnswer = z.infer<typeof feedAnswer>;
