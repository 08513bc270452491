import { minuteMs } from '../clock.ts';
import { changeReasons } from '../words/change-reasons.ts';
import type { SixTexts } from '../words/texts.ts';
import type { Calendar } from '../clock.ts';
import type { GamesEvent, Unit } from '../model.ts';

/** A change of the schedule: the state of the unit from then on. */
interface Change {
  at: number;
  status: 'RESCHEDULED' | 'POSTPONED' | 'DELAYED' | 'CANCELLED';
  start?: number;
  reason?: SixTexts;
}

/** History of a unit's time: the original plan, and its changes. */
export interface ScheduleChange {
  firstStart: number;
  changes: Change[];
}

/** Problems of any Games: units moved, late, postponed, canceled or reopened, and one match past midnight. */
export function planChanges(units: readonly Unit[], calendar: Calendar): Map<Unit, ScheduleChange> {
  const stories = new Map<Unit, ScheduleChange>();
  const on = (day: number, discipline: string) =>
    units.filter((unit) => unit.event.discipline === discipline && calendar.dayNumber(unit.start) === day);
  movePastMidnight(on(6, 'BKB').concat(on(5, 'BKB'), on(4, 'BKB')), calendar);
  reschedule(stories, [...on(5, 'BKB'), ...on(4, 'BKB'), ...on(3, 'BKB')]);
  postpone(stories, [...on(9, 'TRI'), ...on(10, 'TRI'), ...on(9, 'ATH'), ...on(10, 'ATH'), ...on(9, 'WRE')], calendar);
  delay(stories, units, calendar);
  cancel(stories, units);
  reopen(units, calendar);
  return stories;
}

/** The last match of an evening moves to 23:25 and ends on the next calendar day. */
function movePastMidnight(matches: readonly Unit[], calendar: Calendar): void {
  const [first] = matches;
  if (!first) return;
  const day = calendar.dayNumber(first.start);
  const last = matches
    .filter((unit) => calendar.dayNumber(unit.start) === day)
    .reduce((a, b) => (b.start >= a.start ? b : a));
  last.start = calendar.at(day, 23 * 60 + 25);
  last.end = last.start + last.minutes * minuteMs;
}

function reschedule(stories: Map<Unit, ScheduleChange>, matches: readonly Unit[]): void {
  const unit = matches.find((match) => !stories.has(match));
  if (!unit) return;
  const firstStart = unit.start - 180 * minuteMs;
  stories.set(unit, {
    firstStart,
    changes: [
      { at: firstStart - 60 * minuteMs, status: 'RESCHEDULED', start: unit.start, reason: changeReasons.floor },
    ],
  });
}

/** Planned for this afternoon and postponed in the morning; the new time is published only in the evening. */
function postpone(stories: Map<Unit, ScheduleChange>, candidates: readonly Unit[], calendar: Calendar): void {
  const unit = candidates.find((candidate) => candidate.event.stages[0]!.units.includes(candidate));
  if (!unit) return;
  stories.set(unit, {
    firstStart: calendar.at(8, 16 * 60 + 30),
    changes: [
      { at: calendar.at(8, 9 * 60 + 30), status: 'POSTPONED', reason: changeReasons.thunderstorm },
      {
        at: calendar.at(8, 20 * 60 + 30),
        status: 'RESCHEDULED',
        start: unit.start,
        reason: changeReasons.thunderstorm,
      },
    ],
  });
}

/** Delayed this afternoon, for an unknown time. */
function delay(stories: Map<Unit, ScheduleChange>, units: readonly Unit[], calendar: Calendar): void {
  const from = calendar.at(8, 15 * 60 + 38);
  const until = calendar.at(8, 16 * 60 + 10);
  const unit =
    units.find((unit) => unit.start >= from && unit.start <= until && unit.type !== 'HATH' && !stories.has(unit)) ??
    units.find((unit) => unit.start >= from && unit.start <= until);
  if (!unit) return;
  const firstStart = unit.start - 40 * minuteMs;
  stories.set(unit, {
    firstStart,
    changes: [{ at: firstStart - 5 * minuteMs, status: 'DELAYED', reason: changeReasons.timing }],
  });
}

/** A match for place 7 is not played, and both share the place. */
function cancel(stories: Map<Unit, ScheduleChange>, units: readonly Unit[]): void {
  const unit =
    units.find(
      (unit) => unit.event.discipline === 'HBL' && unit.event.division === '3' && unit.code.includes('CLAS0003'),
    ) ?? units.find((unit) => unit.code.includes('CLAS0003'));
  if (!unit) return;
  unit.isCancelled = true;
  stories.set(unit, { firstStart: unit.start, changes: [{ at: unit.start - 150 * minuteMs, status: 'CANCELLED' }] });
  sharePlace(unit.event, unit);
}

function sharePlace(event: GamesEvent, unit: Unit): void {
  for (const line of event.ranking) if (line.unit === unit) Object.assign(line, { rank: 7, rankEqual: true });
}

/** Sports of bouts whose last score may be reviewed after the end. */
const reviewedSports: ReadonlySet<string> = new Set(['JUD', 'WRE', 'TKW', 'KTE', 'FEN']);
const reopenedMs = 15 * minuteMs;

/** A final of this afternoon resumes after its end, if the next unit on its field leaves the time. */
function reopen(units: readonly Unit[], calendar: Calendar): void {
  const from = calendar.at(8, 15 * 60 + 45);
  const until = calendar.at(8, 21 * 60);
  const byField = Map.groupBy(units, ({ field }) => field);
  const final = units
    .filter(({ event, medal, start }) => reviewedSports.has(event.discipline) && medal === '1' && start >= from)
    .filter(({ start, steps, type, isWalkOver }) => start < until && type === 'HATH' && steps.length > 2 && !isWalkOver)
    .toSorted((a, b) => a.start - b.start)
    .find(({ field, end }) => byField.get(field)!.every(({ start }) => start < end || start >= end + reopenedMs));
  if (final) final.isReopened = true;
}
