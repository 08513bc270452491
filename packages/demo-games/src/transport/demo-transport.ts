import { gtfsTable, serviceTimeText } from '@podium/gtfs';
import type { GtfsFeed, GtfsTable } from '@podium/gtfs';
import { languages } from '@podium/games';
import type { LogicalDay } from '@podium/games';
import { timeZone } from '../clock.ts';
import { makeTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';
import { shuttleLines } from './lines.ts';
import type { ServiceName, ShuttleLine } from './lines.ts';
import { findPlace } from './places.ts';
import { rideMinutes } from './ride-minutes.ts';

export interface DemoTransportOptions {
  /** Every day of the Games, in order. */
  days: readonly LogicalDay[];
  /** Days with finals, on which more shuttles run. */
  finalDays: ReadonlySet<string>;
}

const website = 'https://shuttles.example/';
const operator = makeTexts(
  'Games Shuttles',
  'Buses de los Juegos',
  'Ônibus dos Jogos',
  'Oyunların servis avtobusları',
  'حافلات الدورة',
  'Navettes des Jeux',
);

/** The shuttle network of the demo Games: hotels, venues, airport, dining hall and station. */
export function demoTransport({ days, finalDays }: DemoTransportOptions): GtfsFeed {
  const services = serviceTables(days, finalDays);
  const usedServiceIds = new Set(
    [services.calendar, services.calendar_dates].flatMap(({ rows }) => rows.map(([id]) => id)),
  );
  const trips = shuttleLines.flatMap(tripsOfLine).filter(({ service }) => usedServiceIds.has(service));
  const places = [...new Set(shuttleLines.flatMap(({ stops }) => stops))].map(findPlace);
  const headsigns = new Map(trips.map(({ headsign }) => [headsign.en, headsign]));
  const tables: GtfsFeed['tables'] = {
    agency: gtfsTable([
      { agency_id: 'shuttles', agency_name: operator.en, agency_url: website, agency_timezone: timeZone },
    ]),
    stops: gtfsTable(
      places.map(({ id, code, name, point, isStepFree }) => ({
        stop_id: id,
        stop_code: code,
        stop_name: name.en,
        stop_lat: point.latitude,
        stop_lon: point.longitude,
        wheelchair_boarding: isStepFree ? 1 : 2,
      })),
    ),
    routes: gtfsTable(
      shuttleLines.map(({ id, name, longName, color, textColor }, index) => ({
        route_id: id,
        agency_id: 'shuttles',
        route_short_name: name,
        route_long_name: longName.en,
        route_type: 3,
        route_color: color,
        route_text_color: textColor,
        route_sort_order: index,
      })),
    ),
    ...services,
    trips: gtfsTable(trips.map(({ trip }) => trip)),
    stop_times: gtfsTable(trips.flatMap(({ stopTimes }) => stopTimes)),
    frequencies: gtfsTable(trips.flatMap(({ frequencies }) => frequencies)),
    feed_info: gtfsTable([
      {
        feed_publisher_name: operator.en,
        feed_publisher_url: website,
        feed_lang: 'en',
        feed_start_date: compact(days[0]!),
        feed_end_date: compact(days.at(-1)!),
        feed_version: '1',
      },
    ]),
    translations: gtfsTable([
      ...translations('agency', 'agency_name', operator, 'shuttles'),
      ...places.flatMap(({ id, name }) => translations('stops', 'stop_name', name, id)),
      ...shuttleLines.flatMap(({ id, longName }) => translations('routes', 'route_long_name', longName, id)),
      ...[...headsigns.values()].flatMap((name) => translations('trips', 'trip_headsign', name)),
    ]),
  };
  return { tables, others: new Map() };
}

interface TripRows {
  service: ServiceName;
  headsign: SixTexts;
  trip: Record<string, string>;
  stopTimes: Record<string, string | number>[];
  frequencies: Record<string, string | number>[];
}

/** A fixed trip per departure; the circular line is one trip with intervals. */
function tripsOfLine(line: ShuttleLine): TripRows[] {
  const directions = line.isCircular || line.id === 'night' ? [line.stops] : [line.stops, line.stops.toReversed()];
  return line.runs.flatMap(({ service, periods, leavesOut }) =>
    directions.flatMap((directionStops, direction) => {
      const stops = directionStops.filter((id) => id !== leavesOut);
      if (line.isCircular) {
        const trip = tripRows({ line, service, direction, stops, start: periods[0]!.from, name: 'loop' });
        const frequencies = periods.map(({ from, until, every: intervalMinutes }) => ({
          trip_id: trip.trip['trip_id']!,
          start_time: serviceTimeText(from * 60),
          end_time: serviceTimeText(until * 60),
          headway_secs: intervalMinutes * 60,
          exact_times: 0,
        }));
        return [{ ...trip, frequencies }];
      }
      const starts = periods.flatMap(({ from, until, every: intervalMinutes }) =>
        Array.from(
          { length: Math.ceil((until - from) / intervalMinutes) },
          (_, index) => from + index * intervalMinutes,
        ),
      );
      return starts.map((start) => tripRows({ line, service, direction, stops, start, name: String(start) }));
    }),
  );
}

interface TripOptions {
  line: ShuttleLine;
  service: ServiceName;
  direction: number;
  stops: readonly string[];
  /** Minutes of the service day. */
  start: number;
  name: string;
}

function tripRows({ line, service, direction, stops, start, name }: TripOptions): TripRows {
  const tripId = `${line.id}-${service}-${direction}-${name}`;
  const headsign = line.isCircular ? line.longName : findPlace(stops.at(-1)!).name;
  let minutes = start;
  return {
    service,
    headsign,
    trip: {
      route_id: line.id,
      service_id: service,
      trip_id: tripId,
      trip_headsign: headsign.en,
      direction_id: String(direction),
    },
    stopTimes: stops.map((stop, index) => {
      if (index > 0) minutes += rideMinutes(findPlace(stops[index - 1]!).point, findPlace(stop).point);
      const time = serviceTimeText(minutes * 60);
      return { trip_id: tripId, arrival_time: time, departure_time: time, stop_id: stop, stop_sequence: index + 1 };
    }),
    frequencies: [],
  };
}

/** The lake road is closed on the tenth day. */
const raceDay = 10;

function serviceTables(
  days: readonly LogicalDay[],
  finalDays: ReadonlySet<string>,
): { calendar: GtfsTable; calendar_dates: GtfsTable } {
  const race = days[raceDay - 1];
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const addedService = (service: ServiceName, day: LogicalDay) => ({
    service_id: service,
    date: compact(day),
    exception_type: 1,
  });
  return {
    calendar: gtfsTable(
      (['daily', 'lake'] satisfies ServiceName[]).map((service) => ({
        service_id: service,
        ...Object.fromEntries(weekdays.map((weekday) => [weekday, 1])),
        start_date: compact(days[0]!),
        end_date: compact(days.at(-1)!),
      })),
    ),
    calendar_dates: gtfsTable([
      ...days.map((day) => addedService(finalDays.has(day) ? 'finals' : 'normal', day)),
      ...(race ? [{ ...addedService('lake', race), exception_type: 2 }, addedService('lake-closed', race)] : []),
    ]),
  };
}

function translations(table: string, field: string, texts: SixTexts, record?: string): Record<string, string>[] {
  return languages
    .filter((language) => texts[language] !== texts.en)
    .map((language) => ({
      table_name: table,
      field_name: field,
      language,
      translation: texts[language],
      record_id: record ?? '',
      field_value: record === undefined ? texts.en : '',
    }));
}

/** `2026-11-20` is `20261120`. */
const compact = (day: string): string => day.replaceAll('-', '');
