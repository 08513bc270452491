import { z } from 'zod';
import { instant } from './common.ts';

/**
 * One change on `GET /api/v1/live`, event `change`, id `{epoch}-{seq}`.
 *  `keys` name the changed data (`live-keys.ts`): `medals`, `day:2026-10-12`, `unit:<id>`, `discipline:swm`,
 * `participants:swm`, `games` (names, venues, structure). A document is stale when one of its keys is touched by
 * them. A slow client receives one change of kind `several` in place of many, with all their keys and the newest id.
 */
export const liveMessage = z
  .object({ keys: z.array(z.string()), unit: z.string().optional(), kind: z.string(), at: instant })
  .meta({ id: 'LiveMessage' });
export type LiveMessage = z.infer<typeof liveMessage>;

/** Event `reset`: the stream cannot send the missed messages; reload everything after a random delay of 0 to 10 s. */
export const liveReset = z.object({ position: z.string() }).meta({ id: 'LiveReset' });
export type LiveReset = z.infer<typeof liveReset>;
