import type { EventRef, RecordsAnswer } from '@podium/contract';

export type RecordAnswer = RecordsAnswer['items'][number];

/** The current records by event, in the order sent. */
export function standingRecords(items: readonly RecordAnswer[]): { event: EventRef; records: RecordAnswer[] }[] {
  const events = new Map<string, { event: EventRef; records: RecordAnswer[] }>();
  for (const record of items) {
    if (!record.isCurrent || !record.result) continue;
    const group = events.get(record.event.id) ?? { event: record.event, records: [] };
    group.records.push(record);
    events.set(record.event.id, group);
  }
  return [...events.values()];
}
