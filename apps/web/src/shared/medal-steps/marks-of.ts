import type { EventAnswer } from '@podium/contract';

/** What the competitors of an event are ranked by; in a contest of two sides there is no such mark. */
export function marksOf({ ranking }: Pick<EventAnswer, 'ranking'>): ReadonlyMap<string, string> {
  return new Map(
    (ranking?.lines ?? []).flatMap(({ competitor: { id }, result }) => (id && result ? [[id, result] as const] : [])),
  );
}
