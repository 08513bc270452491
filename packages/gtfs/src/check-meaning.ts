import { metersBetween } from '@podium/games';
import { quote } from '@podium/games-folder';
import { zoneClock } from '@podium/i18n';
import { serviceDate } from './cell-fault.ts';
import type { SourceTable, SourceTables } from './source-table.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** Days, zone and venues that a timetable of these Games should match. */
export interface GamesFrame {
  /** Days, `2026-11-20`. */
  firstDay: string;
  lastDay: string;
  timeZone: string;
  venues: readonly Position[];
}

/** Regional trains go far, but no visitor of a venue takes one that does not come this near. */
const farKm = 200;

/** Warns of timetables that are valid, but probably another city's, another year's or wrongly exported. */
export function checkMeaning(tables: SourceTables, games: GamesFrame | undefined): void {
  warnOfEmptyTrips(tables);
  const [agency, stops] = [tables.get('agency'), tables.get('stops')];
  if (stops) warnOfPlaces(stops, games?.venues ?? []);
  if (!games) return;
  if (agency) warnOfZone(agency, games);
  warnOfDays(tables, games);
}

/** Trips without stop times never depart. */
function warnOfEmptyTrips(tables: SourceTables): void {
  const [trips, stopTimes] = [tables.get('trips'), tables.get('stop_times')];
  if (!trips?.isComplete || !stopTimes?.isComplete) return;
  const timed = new Set(stopTimes.rows.map((_, index) => stopTimes.cell(index, 'trip_id')));
  warnOnce(trips, 'trip_id', (index) => !timed.has(trips.cell(index, 'trip_id')), 'trips-untimed');
}

function warnOfPlaces(stops: SourceTable, venues: readonly Position[]): void {
  const positionOf = (index: number): Position | undefined => {
    const [latitude, longitude] = [stops.cell(index, 'stop_lat'), stops.cell(index, 'stop_lon')];
    return latitude === '' || longitude === ''
      ? undefined
      : { latitude: Number(latitude), longitude: Number(longitude) };
  };
  const isNowhere = (place: Position | undefined): boolean =>
    place !== undefined && Math.abs(place.latitude) < 0.01 && Math.abs(place.longitude) < 0.01;
  warnOnce(stops, 'stop_lat', (index) => isNowhere(positionOf(index)), 'stops-nowhere');
  if (venues.length === 0) return;
  const isFar = (place: Position): boolean => venues.every((venue) => metersBetween(venue, place) > farKm * 1000);
  warnOnce(
    stops,
    'stop_lat',
    (index) => {
      const place = positionOf(index);
      return place !== undefined && !isNowhere(place) && isFar(place);
    },
    'stops-far',
    { limit: farKm },
  );
}

/** Times in another zone are shown an hour or more off. */
function warnOfZone(agency: SourceTable, { timeZone, firstDay }: GamesFrame): void {
  const zone = agency.rows.length > 0 ? agency.cell(0, 'agency_timezone') : '';
  const noon = Date.parse(`${firstDay}T12:00:00Z`);
  const offsetIn = (name: string): number | undefined => {
    try {
      return zoneClock(name)(noon);
    } catch {
      // Reported as a fault of the cell.
      return undefined;
    }
  };
  const [own, expected] = [offsetIn(zone), offsetIn(timeZone)];
  if (zone === '' || own === undefined || own === expected) return;
  agency.report(0, 'agency_timezone', 'W603', { form: 'zone-differs', value: quote(zone), expected: timeZone });
}

/** A timetable without a day of the Games shows no departures during them. */
function warnOfDays(tables: SourceTables, { firstDay, lastDay }: GamesFrame): void {
  const [calendar, dates] = [tables.get('calendar'), tables.get('calendar_dates')];
  const days: string[] = [];
  const periods = (calendar?.rows ?? []).map((_, index) =>
    ['start_date', 'end_date'].map((column) => serviceDate(calendar!.cell(index, column))),
  );
  if (periods.some(([from, until]) => from && until && from <= lastDay && until >= firstDay)) return;
  for (let index = 0; index < (dates?.rows.length ?? 0); index++) {
    const day = serviceDate(dates!.cell(index, 'date'));
    if (day !== undefined && dates!.cell(index, 'exception_type') === '1') days.push(day);
  }
  if (days.some((day) => day >= firstDay && day <= lastDay)) return;
  const until = [...periods.flatMap(([, end]) => end ?? []), ...days].toSorted().at(-1);
  const table = calendar && calendar.rows.length > 0 ? calendar : dates;
  if (!table || table.rows.length === 0 || until === undefined) return;
  const column = table === calendar ? 'end_date' : 'date';
  table.report(0, column, 'W603', { form: 'days-outside', until, from: firstDay, to: lastDay });
}

/** Reports the first row of a kind, with the number of all. */
function warnOnce(
  table: SourceTable,
  column: string,
  isSuch: (index: number) => boolean,
  form: 'trips-untimed' | 'stops-nowhere' | 'stops-far',
  params: Readonly<Record<string, number>> = {},
): void {
  const rows = [...table.rows.keys()].filter(isSuch);
  if (rows.length > 0) table.report(rows[0]!, column, 'W603', { form, count: rows.length, ...params });
}
