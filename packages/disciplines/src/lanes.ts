import type { Column, Discipline } from '@podium/games';

const laneColumn: Column = { from: { field: 'startOrder' }, phrase: 'lane', width: 'tablet' };

/** A sport as one of its events is read: on the track some races run in lanes, and their order is those. */
export function inLanes<Of extends Pick<Discipline, 'columns' | 'startOrder' | 'laneEvents'>>(
  discipline: Of,
  event: string | null | undefined,
): Of {
  if (!event || !discipline.laneEvents?.test(event)) return discipline;
  return { ...discipline, startOrder: 'lane', columns: [laneColumn, ...discipline.columns] };
}
