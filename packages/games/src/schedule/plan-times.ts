import type { DrawnEvent, PlannedContest } from '../draw/drawn-event.ts';
import { layOut } from './lay-out.ts';
import { daysBetween, parseDay } from './logical-day.ts';
import type { LogicalDay } from '../model/ids.ts';

/** Place and start of a phase, where they differ from those of its event. */
export interface PlannedPhasePlace {
  /** Code of the phase: `FNL`. */
  code: string;
  venue?: string;
  /** Courts of the phase; with another venue and no courts, at the venue itself. */
  courts?: readonly string[];
  /** Local time of the first contest. */
  start?: string;
}

export interface PlannedPlace {
  venue: string;
  /** Contests run in parallel, one per court; if empty, at the venue itself. */
  courts: readonly string[];
  /** Local time of the Games: `2026-12-05T09:00`. */
  start: string;
  minutes: number;
  breakMinutes: number;
  phases?: readonly PlannedPhasePlace[];
}

export interface TimedContest {
  key: string;
  /** Local time as if it were UTC; NaN while the start of the event is incomplete. */
  startMs: number;
  venue: string;
  court: string | undefined;
}

const minuteMs = 60_000;
const epoch = '1970-01-01' as LogicalDay;

/**
 * Times and courts of the contests of an event, in order of play; byes have none. Phases follow each other. A phase
 * with a start of its own begins then, and the phases after it follow its end.
 */
export function planTimes(event: PlannedPlace, { contests, stages }: DrawnEvent): TimedContest[] {
  const byKey = new Map(contests.map((contest) => [contest.key, contest]));
  const ownPlaces = new Map(event.phases?.map((phase) => [phase.code, phase]));
  const { minutes, breakMinutes } = event;
  const timed: TimedContest[] = [];
  let fromMs = localMs(event.start);
  const ownFromMs = new Map<string, number>();
  for (const keys of stages) {
    const taking = keys.flatMap((key) => byKey.get(key) ?? []).filter((contest) => !isBye(contest));
    const groups = Map.groupBy(taking, ({ phase }) => (ownPlaces.has(phase) ? phase : ''));
    let endMs = fromMs;
    for (const [code, group] of groups) {
      const own = ownPlaces.get(code);
      const venue = own?.venue ?? event.venue;
      const courts = own?.courts ?? (venue === event.venue ? event.courts : []);
      const groupMs = ownFromMs.get(code) ?? (own?.start ? localMs(own.start) : fromMs);
      const laidOut = layOut([group.map(({ key }) => key)], { minutes, breakMinutes, courts: courts.length || 1 });
      let groupEndMs = groupMs;
      for (const { key, minute, court } of laidOut) {
        timed.push({ key, startMs: groupMs + minute * minuteMs, venue, court: courts[court] });
        groupEndMs = Math.max(groupEndMs, groupMs + (minute + minutes + breakMinutes) * minuteMs);
      }
      if (own?.start) ownFromMs.set(code, groupEndMs);
      endMs = Math.max(endMs, groupEndMs);
    }
    fromMs = endMs;
  }
  return timed;
}

const isBye = ({ sides }: PlannedContest): boolean => sides.some((side) => 'bye' in side);

/** Milliseconds of a local time as if it were UTC; NaN while it is being typed. */
function localMs(local: string): number {
  const [, dayText = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/u.exec(local) ?? [];
  const day = parseDay(dayText);
  return day === undefined
    ? Number.NaN
    : ((daysBetween(epoch, day) * 24 + Number(hour)) * 60 + Number(minute)) * minuteMs;
}
