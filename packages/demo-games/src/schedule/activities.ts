import { defaultProtestWindowMinutes } from '@podium/games';
import { instantAt, minuteMs } from '../clock.ts';
import type { Calendar } from '../clock.ts';
import type { GamesEvent } from '../model.ts';
import { venueOfField } from '../places/venues.ts';
import { activityTerms, joinedTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import type { DisciplineEvents } from './plan-units.ts';

/** A schedule item that is not a competition unit. */
export interface Activity {
  code: string;
  discipline: string;
  phaseType: '0' | '1' | '4' | '6';
  name: SixTexts;
  start: number;
  end: number;
  venue: string;
  field?: string;
}

export function planActivities(
  disciplines: readonly DisciplineEvents[],
  calendar: Calendar,
  officialAt: (event: GamesEvent) => number,
): Activity[] {
  const requested = disciplines.flatMap(({ plan, events }) => [
    ...prepare(plan.code, plan.fields, Math.max(1, plan.days[0] - 1), calendar),
    ...warmUps(plan.code, plan.fields, events, calendar, plan.windows[0]![0]),
    ...events.map((event) => medalCeremony(event, officialAt(event))),
  ]);
  return [
    ...onFreeFields(requested, disciplines),
    ceremony('OPENING', activityTerms.opening, instantAt(calendar.days[0]!, 19 * 60), 120),
    ceremony('CLOSING', activityTerms.closing, instantAt(calendar.days.at(-1)!, 19 * 60), 90),
  ];
}

/** Training that does not overlap competition or other training on the same field. */
function onFreeFields(requested: readonly Activity[], disciplines: readonly DisciplineEvents[]): Activity[] {
  const bookings: { field?: string; start: number; end: number }[] = disciplines.flatMap(({ events }) =>
    events.flatMap((event) => event.phases.flatMap((phase) => phase.units)),
  );
  const byField = Map.groupBy(bookings, ({ field }) => field);
  return requested.filter((activity) => {
    if (activity.field === undefined) return true;
    const fieldActivities = byField.get(activity.field) ?? [];
    const isFree = fieldActivities.every((other) => other.end <= activity.start || other.start >= activity.end);
    if (isFree) byField.set(activity.field, [...fieldActivities, activity]);
    return isFree;
  });
}

function ceremony(type: 'OPENING' | 'CLOSING', name: SixTexts, start: number, minutes: number): Activity {
  return {
    code: `CER-${type}`.padEnd(34, '-'),
    discipline: 'CER',
    phaseType: '0',
    name,
    start,
    end: start + minutes * minuteMs,
    venue: 'STA',
  };
}

function activityCode(discipline: string, phase: string, unit: number | string): string {
  const number = typeof unit === 'number' ? `${String(unit).padStart(4, '0')}00` : unit;
  return `${discipline.padEnd(22, '-')}${phase}${number.padEnd(6, '-')}--`;
}

/** The day before: a technical meeting, and training on every field. */
function prepare(discipline: string, fields: readonly string[], day: number, calendar: Calendar): Activity[] {
  const venue = venueOfField(fields[0]!).code;
  const at = (minute: number) => calendar.at(day, minute);
  return [
    {
      code: activityCode(discipline, 'MEET', 1),
      discipline,
      phaseType: '4',
      name: activityTerms.meeting,
      start: at(1020),
      end: at(1080),
      venue,
    },
    ...fields.map((field, index): Activity => ({
      code: activityCode(discipline, 'TRNO', index + 1),
      discipline,
      phaseType: '1',
      name: activityTerms.training,
      start: at(360),
      end: at(435),
      venue: venueOfField(field).code,
      field,
    })),
  ];
}

/** Training before the first unit of each competition day. */
function warmUps(
  discipline: string,
  fields: readonly string[],
  events: readonly GamesEvent[],
  calendar: Calendar,
  first: number,
): Activity[] {
  const days = competitionDays(events, calendar);
  return days.flatMap((day, place) =>
    fields.map((field, index): Activity => ({
      code: activityCode(discipline, 'TRNO', 100 + place * 10 + index),
      discipline,
      phaseType: '1',
      name: activityTerms.training,
      start: calendar.at(day, first - 60),
      end: calendar.at(day, first - 15),
      venue: venueOfField(field).code,
      field,
    })),
  );
}

function competitionDays(events: readonly GamesEvent[], calendar: Calendar): number[] {
  const days = events.flatMap((event) =>
    event.phases.flatMap((phase) => phase.units.map((unit) => calendar.dayNumber(unit.start))),
  );
  return [...new Set(days)].sort((a, b) => a - b);
}

/** Protests may be lodged for half an hour after the end; the result is official two minutes after it. */
const protestsEndMs = (defaultProtestWindowMinutes - 2) * minuteMs;

/** After the protests, rounded up to five minutes. */
function medalCeremony(event: GamesEvent, officialAt: number): Activity {
  const final = event.phases.at(-1)!.units[0]!;
  const start = Math.ceil((officialAt + protestsEndMs) / (5 * minuteMs)) * 5 * minuteMs;
  return {
    code: `${event.code.slice(0, 22)}VICTMEDAL---`,
    discipline: event.discipline,
    phaseType: '6',
    name: joinedTerms(event.name, activityTerms.medals),
    start,
    end: start + 10 * minuteMs,
    venue: venueOfField(final.field).code,
  };
}
