/** A day in a few facts: its finals, who won most of them, and when the first one is. */
import { isFinal } from './day-items.ts';
import type { OrganisationRef, ScheduleItemAnswer } from '@podium/contract';

export interface GoldCount {
  organisation: OrganisationRef;
  golds: number;
}

/** Delegations are named only if one of them has won this often: otherwise, all are first. */
const MIN_GOLDS = 2;
const MAX_NAMED = 3;

/** Finals with awarded gold medals, the latest first; of several contests of an event only the last one. */
export function wonFinals(items: readonly ScheduleItemAnswer[]): ScheduleItemAnswer[] {
  const won = items.filter((item) => isFinal(item) && (item.outcome?.winners.length ?? 0) > 0);
  return [...new Map(won.map((item) => [item.event?.id ?? item.id, item])).values()].toReversed();
}

/**
 * Delegations with the most gold medals of these finals: `São Paulo 6, Bahia 4`. At most three, and none that is level
 * with one left out. Exhibition events have no medals that count.
 */
export function mostGolds(finals: readonly ScheduleItemAnswer[]): GoldCount[] {
  const counts = new Map<string, GoldCount>();
  for (const { event, outcome } of finals) {
    if (event?.isExhibition) continue;
    for (const { organisation } of outcome?.winners ?? []) {
      if (!organisation) continue;
      const golds = (counts.get(organisation.code)?.golds ?? 0) + 1;
      counts.set(organisation.code, { organisation, golds });
    }
  }
  const sorted = [...counts.values()].toSorted((a, b) => b.golds - a.golds);
  const cut = sorted[MAX_NAMED]?.golds ?? 0;
  return sorted.slice(0, MAX_NAMED).filter(({ golds }) => golds >= MIN_GOLDS && golds > cut);
}

/** Start of the first final of an upcoming day. */
export const firstFinalStart = (items: readonly ScheduleItemAnswer[]): string | undefined =>
  items
    .filter(
      (item) => isFinal(item) && !item.isStartHidden && item.status !== 'CANCELLED' && item.status !== 'POSTPONED',
    )
    .flatMap(({ start }) => start ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
