import { liveKeys } from '@podium/contract/live-keys';
import type { TransportAnswer, TransportLineAnswer, TransportLinesAnswer, TransportStopAnswer } from '@podium/contract';
import type { CalendarDay } from '@podium/games';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { FeatureBuilders } from '../../read-model/program/building.ts';
import { timetableKey } from './entries.ts';
import { TransportPresenter } from './present.ts';
import { publishedTimetable } from './published-timetable.ts';
import { servedStops } from './served-stops.ts';

const keys = [timetableKey, liveKeys.games, liveKeys.venues];

export const builders: Pick<FeatureBuilders, 'transport' | 'transportLines' | 'transportLine' | 'transportStop'> = {
  transport: async ({ pool, snapshot, language }, { venue }) => {
    const published = await publishedTimetable(pool, snapshot.partition);
    const presenter = new Presenter(snapshot, language);
    const transport = published && new TransportPresenter(published.timetable, presenter);
    const stops = (transport?.stops() ?? []).filter((stop) => venue === undefined || stop.venue?.id === venue);
    const lines = transport?.lines(venue === undefined ? undefined : stops.flatMap((stop) => stop.lines)) ?? [];
    const { publisher } = published?.timetable ?? {};
    const body: TransportAnswer = {
      lines,
      stops,
      total: lines.length,
      timeZone: published?.timetable.timeZone ?? null,
      firstDay: published?.timetable.firstDay ?? null,
      lastDay: published?.timetable.lastDay ?? null,
      publisher: publisher ? { ...publisher, version: publisher.version || null } : null,
      asOf: presenter.instant(published?.publishedAt),
    };
    return { body, keys };
  },

  transportLines: async ({ pool, snapshot, language }, { day }) => {
    const published = await publishedTimetable(pool, snapshot.partition);
    const presenter = new Presenter(snapshot, language);
    const items = published
      ? new TransportPresenter(published.timetable, presenter).lineStarts(day as CalendarDay)
      : [];
    const body: TransportLinesAnswer = {
      day,
      items,
      total: items.length,
      asOf: presenter.instant(published?.publishedAt),
    };
    return { body, keys };
  },

  transportLine: async ({ pool, snapshot, language }, { id, day }) => {
    const published = await publishedTimetable(pool, snapshot.partition);
    if (!published?.timetable.lines.has(id)) return undefined;
    const presenter = new Presenter(snapshot, language);
    const transport = new TransportPresenter(published.timetable, presenter);
    const directions = transport.directions(id, day as CalendarDay);
    const body: TransportLineAnswer = {
      line: transport.line(id),
      day,
      directions,
      total: directions.reduce((sum, { trips }) => sum + trips.length, 0),
      asOf: presenter.instant(published.publishedAt),
    };
    return { body, keys };
  },

  transportStop: async ({ pool, snapshot, language }, { id, day }) => {
    const published = await publishedTimetable(pool, snapshot.partition);
    const served = published && servedStops(published.timetable).get(id);
    if (!served) return undefined;
    const presenter = new Presenter(snapshot, language);
    const transport = new TransportPresenter(published.timetable, presenter);
    const departures = transport.departures(served, day as CalendarDay);
    const body: TransportStopAnswer = {
      stop: transport.stop(served),
      day,
      lines: transport.lines(departures.map(({ line }) => line)),
      departures,
      total: departures.length,
      asOf: presenter.instant(published.publishedAt),
    };
    return { body, keys };
  },
};
