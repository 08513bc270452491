import { z } from 'zod';

export const feedAnswer = z
  .object({
    /** `taken`: stored in the journal. `duplicate`: the same bytes were already stored. */
    status: z.enum(['taken', 'duplicate']),
    journal: z.string(),
    /** Warnings for the sender: the competition is not public, or the message is dated in the future. */
    notices: z.array(z.string()).optional(),
  })
  .meta({ id: 'FeedAnswer' });
export type FeedAnswer = z.infer<typeof feedAnswer>;
