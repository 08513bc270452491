import { irmOrder } from '@podium/games';
import type { EventRef, ResultLineAnswer, StandingAnswer } from '@podium/contract';

/** The displayed event: the requested one, the first with a ranking, or the first. */
export function findShownEvent<T extends Pick<EventRef, 'id'>>(
  events: readonly T[],
  rankings: readonly StandingAnswer[],
  requestedId: string | undefined,
): T | undefined {
  const ranked = new Set(rankings.map(({ event }) => event.id));
  return events.find(({ id }) => id === requestedId) ?? events.find(({ id }) => ranked.has(id)) ?? events[0];
}

/** Lines with a rank, then those without. */
export function splitRanking(lines: readonly ResultLineAnswer[]): {
  placed: ResultLineAnswer[];
  out: ResultLineAnswer[];
} {
  const order = lines.toSorted((a, b) => a.position - b.position);
  return { placed: order.filter(({ irm }) => !irm), out: order.filter(({ irm }) => irm) };
}

/** Unranked lines by their mark, in the order of the results: unfinished first, disqualified last. */
export function groupByIrm(out: readonly ResultLineAnswer[]): { irm: string; lines: ResultLineAnswer[] }[] {
  return [...Map.groupBy(out, ({ irm }) => irm ?? '')]
    .map(([irm, lines]) => ({ irm, lines }))
    .sort((a, b) => irmOrder(a.irm) - irmOrder(b.irm));
}
