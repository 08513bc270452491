import type { Column, Discipline, EventRules } from '@podium/games';

const laneColumn: Column = { from: { field: 'startOrder' }, phrase: 'lane', width: 'tablet' };

/**
 * A sport as it applies to one of its events: on the track, the start order of some races is the lane.
 *
 * @param rules chosen by the organizers of the event
 */
export function inLanes<Of extends Pick<Discipline, 'columns' | 'startOrder' | 'laneEvents'>>(
  discipline: Of,
  event: string | null | undefined,
  rules: Pick<EventRules, 'lanes'> = {},
): Of {
  const isInLanes = rules.lanes !== undefined || (event && discipline.laneEvents?.test(event));
  if (!isInLanes || discipline.startOrder === 'lane') return discipline;
  return { ...discipline, startOrder: 'lane', columns: [laneColumn, ...discipline.columns] };
}
