import { genders } from '../../shared/genders.ts';
import { isFinished, isListed } from '../../shared/item-state.ts';
import type { DisciplineEventsAnswer } from '@podium/contract';
import type { Gender } from '../../shared/genders.ts';

export type CompetitionEvent = DisciplineEventsAnswer['items'][number];
type Phase = CompetitionEvent['phases'][number];

/** The events of each gender, in the order of the programme; those of no gender stand last. */
export function byGender(
  events: readonly CompetitionEvent[],
  wanted?: Gender,
): { gender: Gender | null; events: CompetitionEvent[] }[] {
  return [...genders, null]
    .filter((gender) => !wanted || gender === wanted)
    .map((gender) => ({ gender, events: events.filter((event) => event.gender === gender) }))
    .filter((group) => group.events.length > 0);
}

/** The phases with something to show, and how many of their units are over. */
export function shownPhases(phases: readonly Phase[]): (Phase & { done: number; total: number })[] {
  return phases
    .map((phase) => {
      const units = phase.units.filter(isListed);
      const counted = units.filter(({ status }) => status !== 'CANCELLED');
      return { ...phase, units, done: counted.filter(isFinished).length, total: counted.length };
    })
    .filter(({ units }) => units.length > 0);
}
