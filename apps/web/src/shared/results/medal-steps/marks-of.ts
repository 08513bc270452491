import type { EventAnswer } from '@podium/contract';

/** The marks that rank the competitors of an event, by competitor id; empty for head-to-head contests. */
export function marksOf({ ranking }: Pick<EventAnswer, 'ranking'>): ReadonlyMap<string, string> {
  return new Map(
    (ranking?.lines ?? []).flatMap(({ competitor: { id }, result }) => (id && result ? [[id, result] as const] : [])),
  );
}
