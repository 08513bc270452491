import { isFinished, isLive } from '../../shared/elements/item-state.ts';
import type { BracketAnswer, EventAnswer, ScheduleItemAnswer } from '@podium/contract';

export type EventState = 'empty' | 'notStarted' | 'running' | 'decided';

/** Progress of an event: finished once it has medals, started from the first result or start. */
export function eventState({ medallists, unitsDone, unitsTotal, phases, ranking }: EventAnswer): EventState {
  if (medallists.some(({ isOfficial }) => isOfficial)) return 'decided';
  const units = phases.flatMap((phase) => phase.units);
  if (unitsTotal === 0 && units.length === 0 && !ranking) return 'empty';
  const hasBegun = unitsDone > 0 || ranking !== null || units.some(isLive);
  return hasBegun ? 'running' : 'notStarted';
}

/** Start of the first unit with a time. */
export function firstStart({ phases }: Pick<EventAnswer, 'phases'>): string | undefined {
  const starts = phases.flatMap(({ units }) =>
    units.flatMap(({ start, isStartHidden }) => (start && !isStartHidden ? [start] : [])),
  );
  return starts.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}

/** Finished units not listed elsewhere on the page, newest first, for events whose feed sends no ranking. */
export function pendingResults(
  { phases }: Pick<EventAnswer, 'phases'>,
  brackets: readonly BracketAnswer[],
): ScheduleItemAnswer[] {
  const bracketUnits = new Set(
    brackets.flatMap(({ rounds }) => rounds.flatMap(({ items }) => items.map(({ unit }) => unit))),
  );
  const itemStart = ({ start }: ScheduleItemAnswer) => (start ? Date.parse(start) : 0);
  return phases
    .flatMap(({ units }) => units.filter((unit) => isFinished(unit) && !bracketUnits.has(unit.id)))
    .sort((a, b) => itemStart(b) - itemStart(a));
}
