import type { Column, Discipline } from '@podium/games';

const laneColumn: Column = { from: { field: 'startOrder' }, phrase: 'lane', width: 'tablet' };

/** A sport as it applies to one of its events: on the track, the start order of some races is the lane. */
export function inLanes<Of extends Pick<Discipline, 'columns' | 'startOrder' | 'laneEvents'>>(
  discipline: Of,
  event: string | null | undefined,
): Of {
  if (!event || !discipline.laneEvents?.test(event)) return discipline;
  return { ...discipline, startOrder: 'lane', columns: [laneColumn, ...discipline.columns] };
}
