import { z } from 'zod';
import type { JournalEntry } from '../journal.ts';

/** Fields common to all desk entries; the remaining fields are the entry's data. */
const deskHead = z.object({
  v: z.literal(1),
  type: z.string(),
  /** User id. The name is joined when the entry is shown, so that erasing a user leaves no name behind. */
  by: z.uuid().nullable(),
  byRole: z.string().nullable(),
  at: z.iso.datetime(),
  reason: z.string().max(1000).optional(),
  nonce: z.string().min(8).max(100),
});
type DeskHead = z.infer<typeof deskHead>;

/** An organizer's decision before it is written to the journal. */
export interface Decision {
  type: string;
  data: Readonly<Record<string, unknown>>;
  /** Subject of the decision, by which the audit log finds it: `bulletin/12`. */
  about?: string;
  /** The user who decided; null for the server itself. */
  by: { userId: string; role: string } | null;
  reason?: string;
  /** Chosen by the client: a retried request with the same nonce is a duplicate. */
  nonce: string;
}

/** @param timeMs epoch milliseconds */
export function encodeDecision({ type, data, by, reason, nonce }: Decision, timeMs: number): Uint8Array {
  const head: DeskHead = {
    v: 1,
    type,
    by: by?.userId ?? null,
    byRole: by?.role ?? null,
    at: new Date(timeMs).toISOString(),
    reason,
    nonce,
  };
  return Buffer.from(JSON.stringify({ ...data, ...head }));
}

/** The journal entry of a decision. @param timeMs epoch milliseconds */
export function deskEntry(decision: Decision, competitionCode: string, timeMs: number): JournalEntry {
  return {
    kind: 'desk',
    feedFlag: 'P',
    header: {
      competitionCode,
      generatedAt: new Date(timeMs).toISOString(),
      type: decision.type,
      by: decision.by?.userId ?? null,
      ...(decision.about !== undefined && { about: decision.about }),
    },
    bytes: encodeDecision(decision, timeMs),
    identity: decisionIdentity(decision),
  };
}

/** Identity of a decision: two requests with the same identity are duplicates. */
export const decisionIdentity = ({ by, type, nonce }: Pick<Decision, 'by' | 'type' | 'nonce'>): string =>
  `desk ${by?.userId ?? ''} ${type} ${nonce}`;

/** @throws Error with a readable message if the bytes are not a desk entry */
export function decodeEntry(bytes: Uint8Array): { head: DeskHead; data: Record<string, unknown> } {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new Error('the entry is not valid JSON');
  }
  const head = deskHead.safeParse(json);
  if (!head.success) throw new Error(`the entry has no valid head: ${z.prettifyError(head.error)}`);
  const data = Object.entries(json as object).filter(([name]) => !Object.hasOwn(deskHead.shape, name));
  return { head: head.data, data: Object.fromEntries(data) };
}
