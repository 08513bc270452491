import { byEvent } from '../../shared/medals/medallists.ts';
import type { EventRef, Medallist, RecordsAnswer } from '@podium/contract';
import type { MedalEvent } from '../../shared/medals/medallists.ts';

export type RecordAnswer = RecordsAnswer['items'][number];

const dayOf = ({ medallists }: MedalEvent) =>
  medallists.reduce((latest, { day }) => (day! > latest ? day! : latest), '');

/** The events that were decided last, the newest first. */
export function latestDecided(items: Medallist[], count: number): MedalEvent[] {
  return byEvent(items.filter(({ day }) => day !== null))
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a), 'en'))
    .slice(0, count);
}

/** The records that stand, by event, in the order in which they came. */
export function standingRecords(items: readonly RecordAnswer[]): { event: EventRef; records: RecordAnswer[] }[] {
  const events = new Map<string, { event: EventRef; records: RecordAnswer[] }>();
  for (const record of items) {
    if (!record.isCurrent || !record.result) continue;
    const found = events.get(record.event.id) ?? { event: record.event, records: [] };
    found.records.push(record);
    events.set(record.event.id, found);
  }
  return [...events.values()];
}
