import { z } from 'zod';
import { instant } from '../common.ts';
import { anyNames } from './plan.ts';

/** `GET /api/v1/desk/first-games/waiting`: what waits for an organizer of the plan. */
export const firstGamesWaiting = z
  .object({
    /**
     * Swiss tournaments whose drawn rounds are official, with the number of the next round. `event` is the id in the
     * plan, `publicId` that of the public event.
     */
    rounds: z.array(z.object({ event: z.string(), publicId: z.string(), names: anyNames, round: z.int() })),
    /** Entries that delegations sent and that no organizer has reviewed. */
    entries: z.array(z.object({ delegation: z.string(), names: anyNames, count: z.int(), sentAt: instant })),
  })
  .meta({ id: 'FirstGamesWaiting' });
export type FirstGamesWaiting = z.infer<typeof firstGamesWaiting>;
