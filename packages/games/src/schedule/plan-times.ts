import type { DrawnEvent, PlannedContest } from '../draw/drawn-event.ts';
import type { LogicalDay } from '../model/ids.ts';
import { keepTimes } from './keep-times.ts';
import type { AddedTimes } from './keep-times.ts';
import { layOut } from './lay-out.ts';
import { daysBetween, parseDay } from './logical-day.ts';
import { boardsAtOnce, placeOf } from './planned-place.ts';
import type { KeptTimes, PlannedPlace, TimedContest } from './planned-place.ts';

const minuteMs = 60_000;
const epoch = '1970-01-01' as LogicalDay;

/**
 * Times and courts of the contests of an event, in order of play; byes have none. Phases follow each other. A phase
 * with a start of its own begins then, and the phases after it follow its end. Times that are public stay, as long as
 * contests that were added since find a place between them.
 *
 * @param added by default, other events occupy no court
 */
export function planTimes(event: PlannedPlace, drawn: DrawnEvent, added: AddedTimes = {}): TimedContest[] {
  const laidOut = layOutStages(event, drawn);
  if (drawn.times?.settings !== settingsOf(event)) return laidOut;
  return keepTimes(event, drawn, laidOut, { ...added, slots: drawn.times.slots }) ?? laidOut;
}

/** The times of a draw, to be kept when contests are added or disappear. */
export function storeTimes(event: PlannedPlace, drawn: DrawnEvent, added: AddedTimes = {}): KeptTimes {
  const slots = planTimes(event, drawn, added).map(({ key, startMs, venue, court }) => [
    key,
    { startMs, venue, ...(court !== undefined && { court }) },
  ]);
  return { settings: settingsOf(event), slots: Object.fromEntries(slots) as KeptTimes['slots'] };
}

const settingsOf = ({ venue, courts, start, minutes, breakMinutes, boards, phases = [] }: PlannedPlace): string =>
  JSON.stringify([venue, courts, start, minutes, breakMinutes, phases, ...(boards === undefined ? [] : [boards])]);

function layOutStages(event: PlannedPlace, { contests, stages }: DrawnEvent): TimedContest[] {
  const byKey = new Map(contests.map((contest) => [contest.key, contest]));
  const ownPlaces = new Map(event.phases?.map((phase) => [phase.code, phase]));
  const { minutes, breakMinutes } = event;
  const timed: TimedContest[] = [];
  let fromMs = localMs(event.start);
  const ownFromMs = new Map<string, number>();
  for (const keys of stages) {
    const playedContests = keys.flatMap((key) => byKey.get(key) ?? []).filter((contest) => !isBye(contest));
    const groups = Map.groupBy(playedContests, ({ phase }) => (ownPlaces.has(phase) ? phase : ''));
    let endMs = fromMs;
    for (const [code, group] of groups) {
      const own = ownPlaces.get(code);
      const { venue, courts } = placeOf(event, code);
      const groupMs = ownFromMs.get(code) ?? (own?.start ? localMs(own.start) : fromMs);
      const laidOut = layOut([group.map(({ key }) => key)], {
        minutes,
        breakMinutes,
        courts: courts.length || 1,
        boards: boardsAtOnce(event),
      });
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
