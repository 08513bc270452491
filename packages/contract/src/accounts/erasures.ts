/** Requests to erase an account or to hide a participant: `/api/v1/desk/erasures`. */
import { z } from 'zod';
import { day, instant, namedRef } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';

export const erasureKinds = ['account', 'participant'] as const;
export const erasureStates = ['open', 'done', 'refused'] as const;
/** `self`: owners who erased their account themselves; `desk`: recorded or erased in the console; `command`: `podium person --erase`. */
export const erasureSources = ['self', 'desk', 'command'] as const;
export type ErasureSource = (typeof erasureSources)[number];

/** Number of a request. */
export const erasureId = z.coerce.number().int().min(1).max(2_147_483_647);

const erasure = z.object({
  id: z.int(),
  kind: z.enum(erasureKinds),
  state: z.enum(erasureStates),
  source: z.enum(erasureSources),
  /** Account of an open request; null once it is erased. */
  account: deskPerson,
  /** Participant, for requests about one. */
  participant: namedRef.nullable(),
  /** Reference number of the email or letter, while the request is open. */
  reference: z.string().nullable(),
  receivedOn: day,
  dueOn: day,
  /** Open and due within three days. */
  isUrgent: z.boolean(),
  closedAt: instant.nullable(),
  closedBy: deskPerson,
  /** Reason for the refusal. */
  reason: z.string().nullable(),
});
export type Erasure = z.infer<typeof erasure>;

/** Open requests first, the earliest due date first. */
export const erasuresAnswer = z.object({ items: z.array(erasure), total: z.int() }).meta({ id: 'Erasures' });
export type ErasuresAnswer = z.infer<typeof erasuresAnswer>;

/** Data stored about the account of a request: counts by kind, never contents. */
export const heldDataAnswer = z
  .object({ items: z.array(z.object({ kind: z.string(), count: z.int() })), total: z.int() })
  .meta({ id: 'HeldData' });
export type HeldDataAnswer = z.infer<typeof heldDataAnswer>;

const reference = z.string().trim().min(1).max(80).nullable();

/** `POST /api/v1/desk/erasures`. */
export const newErasure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('account'),
    username: z.string().trim().min(1).max(254),
    reference,
    receivedOn: day,
  }),
  z.strictObject({
    kind: z.literal('participant'),
    participant: z.string().trim().min(1).max(80),
    reference,
    receivedOn: day,
  }),
]);
export type NewErasure = z.infer<typeof newErasure>;

/** `POST /api/v1/desk/erasures/{id}/refuse`. */
export const erasureRefusal = z.strictObject({ reason: z.string().trim().min(1).max(1000) });
