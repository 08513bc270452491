/** A day in a few facts: its finals, who won most of them, and when the first one is. */
import { isFinished, isLive } from '../../shared/elements/item-state.ts';
import { decidingItems } from './program.ts';
import type { OrganisationRef, ScheduleItemAnswer } from '@podium/contract';

export interface GoldCount {
  organisation: OrganisationRef;
  golds: number;
}

/** Delegations are named only if one of them has won this often: otherwise, all are first. */
const MIN_GOLDS = 2;
const MAX_NAMED = 3;

/** Finals with awarded gold medals, the latest first. Without results, no winner is known. */
export const wonFinals = (items: readonly ScheduleItemAnswer[]): ScheduleItemAnswer[] =>
  decidingItems(items)
    .filter(({ outcome }) => (outcome?.winners.length ?? 0) > 0)
    .toReversed();

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

/** Start of the first final of a day; undefined once one of them has begun. */
export function firstFinalStart(items: readonly ScheduleItemAnswer[]): string | undefined {
  const finals = decidingItems(items);
  if (finals.some((item) => isLive(item) || isFinished(item))) return undefined;
  return finals
    .flatMap(({ start, isStartHidden, status }) => (start && !isStartHidden && status !== 'POSTPONED' ? start : []))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}
