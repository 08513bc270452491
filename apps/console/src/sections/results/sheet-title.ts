import type { ResultSheet } from '@podium/contract';

/** Names of contests such as "Final" tell nothing without their event. */
export function sheetTitle({ unit, event }: Pick<ResultSheet, 'unit' | 'event'>): string {
  return event && !unit.name.includes(event.name) ? `${event.name} · ${unit.name}` : unit.name;
}
