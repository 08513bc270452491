import { genders } from '../../shared/elements/genders.ts';
import { isFinished, isListed, isLive } from '../../shared/elements/item-state.ts';
import type { DisciplineEventsAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { Gender } from '../../shared/elements/genders.ts';

export type CompetitionEvent = DisciplineEventsAnswer['items'][number];
type Phase = CompetitionEvent['phases'][number];

/** The events by gender, in schedule order; events without a gender are last. */
export function byGender(
  events: readonly CompetitionEvent[],
  preferredGender?: Gender,
): { gender: Gender | null; events: CompetitionEvent[] }[] {
  return [...genders, null]
    .filter((gender) => !preferredGender || gender === preferredGender)
    .map((gender) => ({ gender, events: events.filter((event) => event.gender === gender) }))
    .filter((group) => group.events.length > 0);
}

/** The phases with units to show, and how many of these are finished. */
export function shownPhases(phases: readonly Phase[]): (Phase & { done: number; total: number })[] {
  return phases
    .map((phase) => {
      const units = phase.units.filter(isListed);
      const countedUnits = units.filter(({ status }) => status !== 'CANCELLED');
      return { ...phase, units, done: countedUnits.filter(isFinished).length, total: countedUnits.length };
    })
    .filter(({ units }) => units.length > 0);
}

const itemStart = ({ start }: ScheduleItemAnswer): number => (start ? Date.parse(start) : Number.MAX_SAFE_INTEGER);

/** The live contest of an event, or the next one; postponed ones have no time yet. */
export function nextUnit({
  phases,
}: Pick<CompetitionEvent, 'phases'>): { item: ScheduleItemAnswer; isLive: boolean } | undefined {
  const units = phases.flatMap((phase) => phase.units).filter(isListed);
  const live = units.find(isLive);
  if (live) return { item: live, isLive: true };
  const comingUnits = units.filter(
    (unit) => !isFinished(unit) && unit.status !== 'CANCELLED' && unit.status !== 'POSTPONED' && unit.day !== '',
  );
  const [item] = comingUnits.toSorted((a, b) => itemStart(a) - itemStart(b));
  return item && { item, isLive: false };
}
