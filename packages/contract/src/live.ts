import { z } from 'zod';
import { instant } from './common.ts';

/**
 * One change on `GET /api/v1/live`, event `change`, id `{epoch}-{seq}`.
 *
 * `keys` name what changed (`live-keys.ts`): `medals`, `day:2026-10-12`, `unit:<id>`, `discipline:swm`, `participants:swm`,
 * `games` (names, venues, structure). A document is stale when one of the keys it came with is touched by them.
 * A reader that was slow gets one change of kind `several` in place of many, with all their keys and the newest id.
 */
export const liveMessage = z
  .object({ keys: z.array(z.string()), unit: z.string().optional(), kind: z.string(), at: instant })
  .meta({ id: 'LiveMessage' });
export type LiveMessage = z.infer<typeof liveMessage>;

/** Event `reset`: the stream cannot give the rest; read everything again after 0 to 10 s at random. */
export const liveReset = z.object({ position: z.string() }).meta({ id: 'LiveReset' });
export type LiveReset = z.infer<typeof liveReset>;
