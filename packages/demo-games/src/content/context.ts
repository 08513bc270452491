import { rscToId } from '@podium/games';
import { zonedText } from '../clock.ts';
import { venueOfField } from '../places/venues.ts';
import type { GamesEvent } from '../model.ts';
import type { SixTexts } from '../words/texts.ts';
import type { World } from '../world.ts';

/** A medal event and the unit that decides its gold medal. */
export interface DemoFinal {
  event: string;
  unit: string;
  discipline: string;
  eventName: SixTexts;
  venue: string;
  /** Day of the Games, from 1. */
  day: number;
  /** Instants with offset. */
  start: string;
  end: string;
  /** Teams of a tournament, the strongest first; empty for events of people and pairs. */
  teams: readonly { id: string; bestPlayer: string }[];
}

/** Facts about the Games that the content uses. */
export interface DemoContext {
  /** Only a few items, for tests. */
  isSmall: boolean;
  /** Number of today: the eighth day. */
  today: number;
  dayCount: number;
  /** The date of a day, counted from 1: `2026-11-13`. */
  day: (number: number) => string;
  /** An instant of a day: `at(3, '08:30')` is `2026-11-15T08:30:00-03:00`. */
  at: (number: number, clock: string) => string;
  /** The instant some minutes after another. */
  later: (instant: string, minutes: number) => string;
  /** Sorted by start. */
  finals: readonly DemoFinal[];
}

export function demoContext(world: World, { scale }: { scale: number }): DemoContext {
  const { calendar } = world;
  const parseMinutes = (clock: string): number => {
    const [hours, minutes] = clock.split(':').map(Number);
    return hours! * 60 + minutes!;
  };
  const finals = world.events.flatMap((event): DemoFinal[] => {
    const unit = event.phases
      .flatMap(({ units }) => units)
      .filter(({ medal, isCancelled }) => medal === '1' && !isCancelled)
      .toSorted((a, b) => a.start - b.start)
      .at(-1);
    if (!unit || event.isExhibition) return [];
    return [
      {
        event: rscToId(event.code),
        unit: rscToId(unit.code),
        discipline: event.discipline,
        eventName: event.name,
        venue: venueOfField(unit.field).code,
        day: calendar.dayNumber(unit.start),
        start: zonedText(unit.start),
        end: zonedText(unit.end),
        teams: teamsOf(event),
      },
    ];
  });
  return {
    isSmall: scale < 0.5,
    today: calendar.dayNumber(calendar.at(8, 12 * 60)),
    dayCount: calendar.days.length,
    day: (number) => calendar.days[number - 1]!,
    at: (number, clock) => zonedText(calendar.at(number, parseMinutes(clock))),
    later: (instant, minutes) => zonedText(Date.parse(instant) + minutes * 60_000),
    finals: finals.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
  };
}

/** Two players are a pair, not a team. */
const teamsOf = ({ competitors }: GamesEvent): DemoFinal['teams'] =>
  competitors
    .filter(({ type, members }) => type === 'T' && members.length > 2)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ id, members }) => ({ id, bestPlayer: members.toSorted((a, b) => b.strength - a.strength)[0]!.id }));
