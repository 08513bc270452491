import { z } from 'zod';
import { asOf, day, instant, namedRef } from '../common.ts';

const transportMode = z.enum([
  'bus',
  'tram',
  'subway',
  'rail',
  'ferry',
  'cable',
  'gondola',
  'funicular',
  'trolleybus',
  'monorail',
  'coach',
  'taxi',
  'air',
  'other',
]);
export type TransportMode = z.infer<typeof transportMode>;

export const transportLine = z.object({
  id: z.string(),
  /** The short name if the line has one. */
  name: z.string(),
  /** Null if it equals the name. */
  longName: z.string().nullable(),
  mode: transportMode,
  /** Color as `#0057B8`. */
  color: z.string().nullable(),
  textColor: z.string().nullable(),
  operator: z.string(),
  headsigns: z.array(z.string()),
  /** Days on which the line runs differently from its weekly pattern. */
  specialDays: z.array(day),
});
export type TransportLine = z.infer<typeof transportLine>;

export const transportStop = z.object({
  id: z.string(),
  name: z.string(),
  /** Code printed at the stop. */
  code: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Null if unknown. */
  isStepFree: z.boolean().nullable(),
  /** Ids of the lines that stop here. */
  lines: z.array(z.string()),
  /** Venue of the Games at this stop. */
  venue: namedRef.nullable(),
});
export type TransportStop = z.infer<typeof transportStop>;

export const transportAnswer = z
  .object({
    lines: z.array(transportLine),
    stops: z.array(transportStop),
    total: z.number(),
    timeZone: z.string().nullable(),
    firstDay: day.nullable(),
    lastDay: day.nullable(),
    publisher: z.object({ name: z.string(), url: z.string(), version: z.string().nullable() }).nullable(),
    asOf,
  })
  .meta({ id: 'Transport' });
export type TransportAnswer = z.infer<typeof transportAnswer>;

export const transportLinesAnswer = z
  .object({
    day,
    items: z.array(
      z.object({
        /** Id of the line. */
        line: z.string(),
        /** By first stop; a line with two directions has two. */
        starts: z.array(z.object({ stop: namedRef, times: z.array(instant) })),
      }),
    ),
    /** Number of lines that run on the day. */
    total: z.number(),
    asOf,
  })
  .meta({ id: 'TransportLines' });
export type TransportLinesAnswer = z.infer<typeof transportLinesAnswer>;

const lineRun = z.object({
  id: z.string(),
  headsign: z.string(),
  /** One per stop of the direction; null if this trip does not stop there. */
  times: z.array(instant.nullable()),
  /** False if the times are estimates. */
  isExact: z.boolean(),
});

const lineDirection = z.object({
  id: z.enum(['0', '1']),
  headsign: z.string(),
  stops: z.array(namedRef),
  trips: z.array(lineRun),
});
export type TransportDirection = z.infer<typeof lineDirection>;

export const transportLineAnswer = z
  .object({
    line: transportLine,
    day,
    /** Trips of the day's service, including those after midnight. */
    directions: z.array(lineDirection),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'TransportLine' });
export type TransportLineAnswer = z.infer<typeof transportLineAnswer>;

const departure = z.object({
  at: instant,
  /** Id of its line. */
  line: z.string(),
  /** Id of its trip. */
  trip: z.string(),
  headsign: z.string(),
  platform: z.string().nullable(),
  /** False if the time is an estimate. */
  isExact: z.boolean(),
  /** Interval of trips without a fixed timetable (minutes). */
  everyMinutes: z.number().nullable(),
  /** Has to be arranged by phone or with the driver. */
  isOnRequest: z.boolean(),
});
export type TransportDeparture = z.infer<typeof departure>;

export const transportStopAnswer = z
  .object({
    stop: transportStop,
    day,
    /** Lines of the departures. */
    lines: z.array(transportLine),
    /**
     * From midnight: trips of the previous evening's service that run past midnight, and all trips of the day's
     * service.
     */
    departures: z.array(departure),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'TransportStop' });
export type TransportStopAnswer = z.infer<typeof transportStopAnswer>;
