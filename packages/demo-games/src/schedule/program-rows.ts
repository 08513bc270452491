import { languages } from '@podium/games';
import { minuteMs, zonedText } from '../clock.ts';
import type { Calendar } from '../clock.ts';
import { dayCount } from '../clock.ts';
import type { Unit } from '../model.ts';
import { grounds } from '../places/grounds.ts';
import { venueOfField } from '../places/venues.ts';
import { activityTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import type { DisciplineEvents } from './plan-units.ts';

/** A row of a Games folder's `units.csv`, by column. */
export type ProgramRow = Readonly<Record<string, string>>;

interface PlannedItem {
  discipline: string;
  /** Phase and unit part of its code: `ARRV000100`. */
  place: string;
  type: 'weighting' | 'others' | 'broadcast' | 'default';
  name: SixTexts;
  venue: string;
  start: number;
  end: number;
  tag?: 'arrival' | 'meeting' | 'departure';
}

/**
 * Items that a results feed has no codes for: weigh-ins, broadcasts, arrivals, meetings and departures of
 * delegations, and reserve days. Organizers enter them in the Games folder.
 */
export function programRows(disciplines: readonly DisciplineEvents[], calendar: Calendar, now: number): ProgramRow[] {
  const planned = disciplines.flatMap((disciplineEvents) => [
    ...weighIns(disciplineEvents, calendar),
    ...arrivalsAndDepartures(disciplineEvents, calendar),
    ...reserveDay(disciplineEvents, calendar),
  ]);
  return [...planned, ...broadcasts(disciplines, calendar)].map((item) => programRow(item, now));
}

function programRow({ discipline, place, type, name, venue, start, end, tag }: PlannedItem, now: number): ProgramRow {
  const code = `${discipline.padEnd(22, '-')}${place.padEnd(12, '-')}`;
  return {
    id: `${discipline}-${place}`,
    type,
    rsc: code,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, name[language]])),
    start: zonedText(start),
    end: zonedText(end),
    status: now >= end ? 'FINISHED' : now >= start ? 'RUNNING' : 'SCHEDULED',
    venue,
    ...(tag ? { tags: tag } : {}),
  };
}

const unitSuffix = (phase: string, number: number): string => `${phase}${String(number).padStart(4, '0')}00`;
const disciplineUnits = ({ events }: DisciplineEvents): Unit[] =>
  events.flatMap((event) => event.phases.flatMap((phase) => phase.units));
const disciplineVenue = ({ plan }: DisciplineEvents): string => venueOfField(plan.fields[0]!).code;

/** Weigh-ins in the morning of each day with contests. */
function weighIns(disciplineEvents: DisciplineEvents, calendar: Calendar): PlannedItem[] {
  if (!disciplineEvents.plan.hasWeighIn) return [];
  const days = new Set(disciplineUnits(disciplineEvents).map((unit) => calendar.dayNumber(unit.start)));
  return [...days]
    .sort((a, b) => a - b)
    .map((day, index) => ({
      discipline: disciplineEvents.plan.code,
      place: unitSuffix('MEET', 10 + index),
      type: 'weighting',
      name: activityTerms.weighIn,
      venue: disciplineVenue(disciplineEvents),
      start: calendar.at(day, 420),
      end: calendar.at(day, 480),
    }));
}

/** The sport's delegations arrive two days before, team leaders meet the day before, and all depart the day after. */
function arrivalsAndDepartures(disciplineEvents: DisciplineEvents, calendar: Calendar): PlannedItem[] {
  const [first, last] = disciplineEvents.plan.days;
  const days = [
    { tag: 'arrival', place: 'ARRV', name: activityTerms.arrival, day: Math.max(1, first - 2), span: [540, 1080] },
    { tag: 'meeting', place: 'HEAD', name: activityTerms.headsMeeting, day: Math.max(1, first - 1), span: [900, 945] },
    { tag: 'departure', place: 'DEPT', name: activityTerms.departure, day: last + 1, span: [480, 900] },
  ] as const;
  return days
    .filter(({ day }) => day <= dayCount)
    .map(({ tag, place, name, day, span }) => ({
      discipline: disciplineEvents.plan.code,
      place: unitSuffix(place, 1),
      type: 'others',
      name,
      venue: disciplineVenue(disciplineEvents),
      start: calendar.at(day, span[0]),
      end: calendar.at(day, span[1]),
      tag,
    }));
}

/** Outdoor sports have a reserve day for bad weather. */
function reserveDay(disciplineEvents: DisciplineEvents, calendar: Calendar): PlannedItem[] {
  const venue = disciplineVenue(disciplineEvents);
  const day = disciplineEvents.plan.days[1] + 1;
  if (day > dayCount || !grounds.some(({ code }) => code === venue)) return [];
  const [start, end] = disciplineEvents.plan.windows[0]!;
  return [
    {
      discipline: disciplineEvents.plan.code,
      place: unitSuffix('RSRV', 1),
      type: 'default',
      name: activityTerms.reserveDay,
      venue,
      start: calendar.at(day, start),
      end: calendar.at(day, end),
    },
  ];
}

/** Each day the sport with the most finals is broadcast, from its first final to its last. */
function broadcasts(disciplines: readonly DisciplineEvents[], calendar: Calendar): PlannedItem[] {
  return Array.from({ length: dayCount }, (_, index) => index + 1).flatMap((day): PlannedItem[] => {
    const busiest = disciplines
      .map((disciplineEvents) => ({
        one: disciplineEvents,
        finals: disciplineUnits(disciplineEvents).filter(
          (unit) => unit.medal === '1' && calendar.dayNumber(unit.start) === day,
        ),
      }))
      .reduce((max, other) => (other.finals.length > max.finals.length ? other : max));
    if (busiest.finals.length === 0) return [];
    return [
      {
        discipline: busiest.one.plan.code,
        place: unitSuffix('TVBC', day),
        type: 'broadcast',
        name: activityTerms.broadcast,
        venue: disciplineVenue(busiest.one),
        start: Math.min(...busiest.finals.map((unit) => unit.start)) - 10 * minuteMs,
        end: Math.max(...busiest.finals.map((unit) => unit.end)) + 20 * minuteMs,
      },
    ];
  });
}
