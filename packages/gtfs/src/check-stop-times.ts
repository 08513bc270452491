import { quote } from '@podium/games-folder';
import { parseServiceTime } from './service-time.ts';
import type { SourceTable, SourceTables } from './source-table.ts';

/** A trip must have at least two boarding places, in order, with times that never decrease. */
export function checkStopTimes(tables: SourceTables): void {
  const stopTimes = tables.get('stop_times');
  if (!stopTimes) return;
  checkPlaces(stopTimes, tables.get('stops'));
  for (const rows of rowsByTrip(stopTimes).values()) checkTrip(stopTimes, rows);
}

function checkPlaces(stopTimes: SourceTable, stops: SourceTable | undefined): void {
  const others = new Set<string>();
  for (let index = 0; index < (stops?.rows.length ?? 0); index++)
    if (!['', '0'].includes(stops!.cell(index, 'location_type'))) others.add(stops!.cell(index, 'stop_id'));
  if (others.size === 0) return;
  for (let index = 0; index < stopTimes.rows.length; index++) {
    const stop = stopTimes.cell(index, 'stop_id');
    if (others.has(stop)) stopTimes.report(index, 'stop_id', 'E403', { form: 'not-boarding-stop', value: quote(stop) });
  }
}

/** Row indexes of each trip, by stop_sequence. */
function rowsByTrip(stopTimes: SourceTable): Map<string, number[]> {
  const byTrip = new Map<string, number[]>();
  for (let index = 0; index < stopTimes.rows.length; index++) {
    const trip = stopTimes.cell(index, 'trip_id');
    const rows = byTrip.get(trip);
    if (rows) rows.push(index);
    else byTrip.set(trip, [index]);
  }
  const sequence = (index: number): number => Number(stopTimes.cell(index, 'stop_sequence'));
  for (const rows of byTrip.values()) rows.sort((a, b) => sequence(a) - sequence(b));
  return byTrip;
}

function checkTrip(stopTimes: SourceTable, rows: readonly number[]): void {
  if (rows.length === 1) stopTimes.report(rows[0]!, 'trip_id', 'E501', { form: 'trip-one-stop' });
  let last: { seconds: number; text: string; index: number } | undefined;
  for (const [position, index] of rows.entries()) {
    const isEnd = position === 0 || position === rows.length - 1;
    const times = ['arrival_time', 'departure_time'].map((column) => [column, stopTimes.cell(index, column)] as const);
    if (isEnd && times.every(([, text]) => text === ''))
      stopTimes.report(index, 'departure_time', 'E301', { form: 'trip-end-time' });
    const isSame = times[0]![1] === times[1]![1];
    for (const [column, text] of isSame ? times.slice(0, 1) : times) {
      const seconds = parseServiceTime(text);
      if (seconds === undefined) continue;
      if (last && seconds < last.seconds)
        stopTimes.report(index, column, 'E501', {
          form: 'earlier-than',
          value: quote(text),
          other: quote(last.text),
          line: stopTimes.lineNumber(last.index),
        });
      else last = { seconds, text, index };
    }
  }
}
