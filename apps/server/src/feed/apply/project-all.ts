import type { OdfMessage } from '@podium/odf';
import type { JournalRow } from '../journal.ts';
import { belowFeed, messageKey, messageOrder, ownerHash } from '../order.ts';
import type { MessageOrder } from '../order.ts';
import type { OutcomeName, Warning } from '../tables.ts';
import type { Projection } from './projection.ts';
import type { ReadResult } from './read-rows.ts';
import { project } from './registry.ts';

export interface Outcome {
  journalId: number;
  partition: number;
  outcome: OutcomeName;
  reason?: string;
  warnings: Warning[];
  /** The published change; undefined if nothing changed. */
  change?: { kind: string; keys: string[]; unit?: string; stamp: string };
}

export interface ReadRow {
  row: JournalRow;
  message: OdfMessage;
  order: MessageOrder;
  owner: bigint;
  key: string;
  projection: Projection;
}

export function projectAll(results: readonly ReadResult[], partition: number): { read: ReadRow[]; refused: Outcome[] } {
  const read: ReadRow[] = [];
  const refusals: Outcome[] = [];
  for (const result of results) {
    const { row } = result;
    if ('error' in result) {
      const { code, message } = result.error;
      refusals.push(refusal(row, partition, code, message));
      continue;
    }
    const { message } = result;
    const isByHand = row.kind === 'desk';
    const order = isByHand
      ? belowFeed(messageOrder(message.envelope, row.sha256))
      : messageOrder(message.envelope, row.sha256);
    // A result by hand stays beside that of the feed, because a start list of the feed must not replace it.
    const key =
      isByHand && message.body.kind === 'result'
        ? `desk ${messageKey(message.envelope)}`
        : messageKey(message.envelope);
    try {
      read.push({
        row,
        message,
        order,
        owner: ownerHash(key),
        key,
        projection: project(message, { order, source: 1, isByHand }),
      });
    } catch (error) {
      // An unforeseen message must not block the others. Projecting is pure, so a retry would fail again.
      refusals.push(refusal(row, partition, 'cannot-apply', `cannot be applied: ${(error as Error).message}`));
    }
  }
  return { read, refused: refusals };
}

function refusal(row: JournalRow, partition: number, code: string, reason: string): Outcome {
  return { journalId: row.id, partition, outcome: 'refused', reason, warnings: [{ code, detail: reason }] };
}
