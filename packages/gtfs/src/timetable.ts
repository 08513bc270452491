import type { CalendarDay } from '@podium/games';
import { serviceDate } from './cell-fault.ts';
import { cellReader } from './gtfs-feed.ts';
import type { GtfsFeed, GtfsTable } from './gtfs-feed.ts';
import type { GtfsTableName } from './gtfs-schema.ts';
import { transportMode } from './mode.ts';
import type { Mode } from './mode.ts';
import { readServices } from './services.ts';
import type { Service } from './services.ts';
import { parseServiceTime } from './service-time.ts';
import { indexStopTimes } from './stop-times.ts';
import type { StopTimes } from './stop-times.ts';
import { readTranslations } from './translations.ts';
import type { Translations } from './translations.ts';

export interface TimetableStop {
  id: string;
  code: string;
  name: string;
  latitude: number | undefined;
  longitude: number | undefined;
  isStation: boolean;
  /** Id of the station that a platform belongs to. */
  station: string | undefined;
  platform: string;
  /** Undefined if unknown. */
  isStepFree: boolean | undefined;
}

export interface TimetableLine {
  id: string;
  shortName: string;
  longName: string;
  mode: Mode;
  /** Six hexadecimal digits. */
  color: string | undefined;
  textColor: string | undefined;
  operator: { id: string; name: string };
  sortOrder: number;
}

export interface TimetableTrip {
  id: string;
  lineId: string;
  serviceId: string;
  headsign: string;
  direction: '0' | '1';
  /** Range in the stop times. */
  first: number;
  end: number;
  /** Empty if the trip runs at its stop times. */
  periods: readonly FrequencyPeriod[];
}

/** Departures from the first stop at equal intervals, in seconds of the service day. */
export interface FrequencyPeriod {
  from: number;
  until: number;
  headway: number;
  isExact: boolean;
}

/** A feed indexed for departure queries; contains only values that can be sent between threads. */
export interface Timetable {
  timeZone: string;
  stops: ReadonlyMap<string, TimetableStop>;
  lines: ReadonlyMap<string, TimetableLine>;
  trips: readonly TimetableTrip[];
  services: ReadonlyMap<string, Service>;
  stopTimes: StopTimes;
  translations: Translations;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay | undefined;
  publisher: { name: string; url: string; version: string } | undefined;
}

/** @param feed a valid feed from `readGtfs` */
export function openTimetable(feed: GtfsFeed): Timetable {
  const agencies = records(feed, 'agency');
  const operators = agencies.map((cell) => ({ id: cell('agency_id'), name: cell('agency_name') }));
  const operatorsById = new Map(operators.map((operator) => [operator.id, operator]));
  const stops = new Map(records(feed, 'stops').map((cell) => [cell('stop_id'), readStop(cell)]));
  const lines = new Map(
    records(feed, 'routes').map((cell) => [
      cell('route_id'),
      readLine(cell, operatorsById.get(cell('agency_id')) ?? operators[0]!),
    ]),
  );
  const periods = readPeriods(feed);
  const { stopTimes, ranges } = indexStopTimes(feed.tables.stop_times!, [...stops.keys()], new Set(periods.keys()));
  const trips: TimetableTrip[] = [];
  for (const cell of records(feed, 'trips')) {
    const id = cell('trip_id');
    const range = ranges.get(id);
    if (!range) continue;
    stopTimes.trip.fill(trips.length, range.first, range.end);
    trips.push({
      id,
      lineId: cell('route_id'),
      serviceId: cell('service_id'),
      headsign: cell('trip_headsign') || stops.get(stopTimes.stopIds[stopTimes.stop[range.end - 1]!]!)!.name,
      direction: cell('direction_id') === '1' ? '1' : '0',
      ...range,
      periods: periods.get(id) ?? [],
    });
  }
  const { services, firstDay, lastDay } = readServices(feed);
  const [info] = records(feed, 'feed_info');
  return {
    timeZone: agencies[0]!('agency_timezone'),
    stops,
    lines,
    trips,
    services,
    stopTimes,
    translations: readTranslations(feed),
    firstDay: serviceDate(info?.('feed_start_date') ?? '') ?? firstDay,
    lastDay: serviceDate(info?.('feed_end_date') ?? '') ?? lastDay,
    publisher: info && {
      name: info('feed_publisher_name'),
      url: info('feed_publisher_url'),
      version: info('feed_version'),
    },
  };
}

type Cell = (column: string) => string;

function records(feed: GtfsFeed, name: GtfsTableName): Cell[] {
  const table: GtfsTable | undefined = feed.tables[name];
  if (!table) return [];
  const readCell = cellReader(table);
  return table.rows.map((row) => (column) => readCell(row, column));
}

function readStop(cell: Cell): TimetableStop {
  const degrees = (column: string): number | undefined => (cell(column) === '' ? undefined : Number(cell(column)));
  const boarding = cell('wheelchair_boarding');
  return {
    id: cell('stop_id'),
    code: cell('stop_code'),
    name: cell('stop_name'),
    latitude: degrees('stop_lat'),
    longitude: degrees('stop_lon'),
    isStation: cell('location_type') === '1',
    station: cell('parent_station') || undefined,
    platform: cell('platform_code'),
    isStepFree: boarding === '1' ? true : boarding === '2' ? false : undefined,
  };
}

function readLine(cell: Cell, operator: TimetableLine['operator']): TimetableLine {
  return {
    id: cell('route_id'),
    shortName: cell('route_short_name'),
    longName: cell('route_long_name'),
    mode: transportMode(cell('route_type')),
    color: cell('route_color').toUpperCase() || undefined,
    textColor: cell('route_text_color').toUpperCase() || undefined,
    operator,
    sortOrder: Number(cell('route_sort_order') || Number.MAX_SAFE_INTEGER),
  };
}

function readPeriods(feed: GtfsFeed): Map<string, FrequencyPeriod[]> {
  const periods = new Map<string, FrequencyPeriod[]>();
  for (const cell of records(feed, 'frequencies')) {
    const tripPeriods = periods.get(cell('trip_id')) ?? [];
    periods.set(cell('trip_id'), tripPeriods);
    tripPeriods.push({
      from: parseServiceTime(cell('start_time'))!,
      until: parseServiceTime(cell('end_time'))!,
      headway: Number(cell('headway_secs')),
      isExact: cell('exact_times') === '1',
    });
  }
  return periods;
}
