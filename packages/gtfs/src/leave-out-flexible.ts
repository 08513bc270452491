import type { SourceTables } from './source-table.ts';

/** Columns of GTFS Flex: such a stop time has an area and a time window in place of a stop and a time. */
const flexible = [
  'location_id',
  'location_group_id',
  'start_pickup_drop_off_window',
  'end_pickup_drop_off_window',
] as const;

/**
 * Leaves out trips that come when called: they have no departures to list. One warning counts them, because the
 * organizers did not make the city's timetable and cannot change it.
 */
export function leaveOutFlexible(tables: SourceTables): void {
  const stopTimes = tables.get('stop_times');
  const columns = flexible.filter((column) => stopTimes?.columns.includes(column));
  if (!stopTimes || columns.length === 0) return;
  const rows = [...stopTimes.rows.keys()].filter((index) =>
    columns.some((column) => stopTimes.cell(index, column) !== ''),
  );
  const trips = new Map(rows.map((index) => [stopTimes.cell(index, 'trip_id'), index]));
  const [first] = trips.values();
  if (first === undefined) return;
  const column = columns.find((each) => stopTimes.cell(first, each) !== '')!;
  stopTimes.report(first, column, 'W603', { form: 'trips-flexible', count: trips.size });
  for (const name of ['stop_times', 'trips', 'frequencies'] as const) {
    const table = tables.get(name);
    table?.keepRows((index) => !trips.has(table.cell(index, 'trip_id')));
  }
}
