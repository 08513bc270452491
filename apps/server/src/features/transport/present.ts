import type {
  TransportDeparture,
  TransportDirection,
  TransportLine,
  TransportLinesAnswer,
  TransportStop,
} from '@podium/contract';
import type { CalendarDay } from '@podium/games';
import { dayInZone, listDepartures, lineRuns, lineStarts, mergeStops, specialDays, translate } from '@podium/gtfs';
import type { Departure, LineRun, Timetable, TimetableTrip } from '@podium/gtfs';
import { addDays } from '@podium/games';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { servedStops } from './served-stops.ts';
import type { ServedStop } from './served-stops.ts';
import { venueAt } from './venue-at.ts';

const maxHeadsigns = 8;

export class TransportPresenter {
  readonly #timetable: Timetable;
  readonly #presenter: Presenter;
  #tripsByLine: Map<string, TimetableTrip[]> | undefined;

  constructor(timetable: Timetable, presenter: Presenter) {
    this.#timetable = timetable;
    this.#presenter = presenter;
  }

  lines(ids: Iterable<string> = this.#timetable.lines.keys()): TransportLine[] {
    const { lines } = this.#timetable;
    return [...new Set(ids)]
      .map((id) => lines.get(id)!)
      .toSorted((a, b) => a.sortOrder - b.sortOrder || byName(a.shortName, b.shortName))
      .map(({ id }) => this.line(id));
  }

  line(id: string): TransportLine {
    const { lines, services } = this.#timetable;
    const line = lines.get(id)!;
    const shortName = this.#text('routes.route_short_name', line.shortName, id);
    const longName = this.#text('routes.route_long_name', line.longName, id);
    const trips = this.#tripsOf(id);
    const days = trips.flatMap(({ serviceId }) => {
      const service = services.get(serviceId);
      return service ? specialDays(service) : [];
    });
    return {
      id,
      name: shortName || longName,
      longName: shortName === '' || longName === '' ? null : longName,
      mode: line.mode,
      color: line.color === undefined ? null : `#${line.color}`,
      textColor: line.textColor === undefined ? null : `#${line.textColor}`,
      operator: this.#text('agency.agency_name', line.operator.name, line.operator.id),
      headsigns: [...new Set(trips.map((trip) => this.#headsign(trip)))].slice(0, maxHeadsigns),
      specialDays: [...new Set(days)].toSorted(),
    };
  }

  stops(): TransportStop[] {
    const collator = new Intl.Collator(this.#presenter.language);
    return [...servedStops(this.#timetable).values()]
      .map((served) => this.stop(served))
      .toSorted((a, b) => collator.compare(a.name, b.name) || byName(a.id, b.id));
  }

  stop({ stop, lineIds }: ServedStop): TransportStop {
    const venueId = venueAt(stop, this.#presenter.snapshot.reference.venues.values());
    return {
      id: stop.id,
      name: this.#stopName(stop.id),
      code: stop.code || null,
      latitude: stop.latitude ?? null,
      longitude: stop.longitude ?? null,
      isStepFree: stop.isStepFree ?? null,
      lines: [...lineIds].toSorted(),
      venue: (venueId === undefined ? undefined : this.#presenter.venue(venueId)) ?? null,
    };
  }

  /** Departures from midnight on, including trips of the previous evening that run past midnight. */
  departures({ places }: ServedStop, day: CalendarDay): TransportDeparture[] {
    const { timeZone } = this.#timetable;
    const night = listDepartures(this.#timetable, places, addDays(day, -1)).filter(
      ({ at }) => dayInZone(at, timeZone) >= day,
    );
    return [...night, ...listDepartures(this.#timetable, places, day)]
      .toSorted((a, b) => a.at - b.at)
      .map((departure) => this.#departure(departure));
  }

  lineStarts(day: CalendarDay): TransportLinesAnswer['items'] {
    return [...lineStarts(this.#timetable, day)].map(([line, starts]) => ({
      line,
      starts: [...Map.groupBy(starts, ({ stopId }) => this.#wholeStop(stopId))].map(([id, stopStarts]) => ({
        stop: { id, name: this.#stopName(id) },
        times: stopStarts.map(({ at }) => this.#presenter.instant(at)!),
      })),
    }));
  }

  directions(lineId: string, day: CalendarDay): TransportDirection[] {
    const byDirection = Object.groupBy(lineRuns(this.#timetable, lineId, day), ({ trip }) => trip.direction);
    return (['0', '1'] as const).flatMap((id) => {
      const runs = byDirection[id];
      return runs ? [this.#direction(id, runs)] : [];
    });
  }

  #direction(id: '0' | '1', runs: readonly LineRun[]): TransportDirection {
    const stops = mergeStops(runs.map((run) => run.stops.map(({ stopId }) => stopId)));
    return {
      id,
      headsign: this.#headsign(runs[0]!.trip),
      stops: stops.map((stop) => ({ id: this.#wholeStop(stop), name: this.#stopName(stop) })),
      trips: runs.map((run) => ({
        id: run.trip.id,
        headsign: this.#headsign(run.trip),
        times: this.#timesAt(stops, run),
        isExact: run.isExact,
      })),
    };
  }

  #timesAt(stops: readonly string[], run: LineRun): (string | null)[] {
    let next = 0;
    return stops.map((stop) => {
      if (run.stops[next]?.stopId !== stop) return null;
      return this.#presenter.instant(run.stops[next++]!.at);
    });
  }

  #departure(departure: Departure): TransportDeparture {
    const { at, stopId, tripId, lineId, headway, isExact, isOnRequest, isStopHeadsign, headsign } = departure;
    const field = isStopHeadsign ? 'stop_times.stop_headsign' : 'trips.trip_headsign';
    return {
      at: this.#presenter.instant(at)!,
      line: lineId,
      trip: tripId,
      headsign: this.#text(field, headsign, isStopHeadsign ? undefined : tripId),
      platform: this.#timetable.stops.get(stopId)?.platform || null,
      isExact,
      everyMinutes: headway === undefined ? null : Math.round(headway / 60),
      isOnRequest,
    };
  }

  #tripsOf(lineId: string): TimetableTrip[] {
    if (!this.#tripsByLine) {
      this.#tripsByLine = new Map();
      for (const trip of this.#timetable.trips) {
        const trips = this.#tripsByLine.get(trip.lineId);
        if (trips) trips.push(trip);
        else this.#tripsByLine.set(trip.lineId, [trip]);
      }
    }
    return this.#tripsByLine.get(lineId) ?? [];
  }

  #headsign({ id, headsign }: TimetableTrip): string {
    return this.#text('trips.trip_headsign', headsign, id);
  }

  #stopName(id: string): string {
    return this.#text('stops.stop_name', this.#timetable.stops.get(id)!.name, id);
  }

  #wholeStop(id: string): string {
    return this.#timetable.stops.get(id)?.station ?? id;
  }

  #text(field: Parameters<typeof translate>[2], value: string, record?: string): string {
    return translate(this.#timetable.translations, this.#presenter.language, field, value, record);
  }
}

/** Sorts `2` before `10`, independent of the language. */
const byName = (a: string, b: string): number => names.compare(a, b);
const names = new Intl.Collator('en', { numeric: true });
