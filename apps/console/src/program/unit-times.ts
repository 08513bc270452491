import type { DeskUnit } from '@podium/contract';
import type { UnitEdit } from './schedule-api.ts';

const minuteMs = 60_000;

/** A request is limited to 500 fields, and each contest has a start and an end. */
export const maxShifted = 250;

export interface Shift {
  unit: DeskUnit;
  /** ISO instants; null if not scheduled. */
  start: string | null;
  end: string | null;
}

export const shownText = (unit: DeskUnit, field: 'start' | 'end' | 'venue' | 'location'): string | null => {
  const value = unit.shown[field];
  return typeof value === 'string' ? value : null;
};

const shiftInstant = (instant: string | null, minutes: number): string | null =>
  instant === null ? null : new Date(Date.parse(instant) + minutes * minuteMs).toISOString();

/** Times of contests shifted to later, or to earlier if `minutes` is negative. Contests without a time are omitted. */
export const shiftedTimes = (units: readonly DeskUnit[], minutes: number): Shift[] =>
  units
    .filter((unit) => shownText(unit, 'start') !== null)
    .map((unit) => ({
      unit,
      start: shiftInstant(shownText(unit, 'start'), minutes),
      end: shiftInstant(shownText(unit, 'end'), minutes),
    }));

export const shiftEdits = (units: readonly DeskUnit[], minutes: number): UnitEdit[] =>
  minutes === 0
    ? []
    : shiftedTimes(units, minutes).flatMap(({ unit, start, end }) => [
        { unit: unit.id, field: 'start' as const, value: start, seen: unit.shown.start },
        ...(end === null ? [] : [{ unit: unit.id, field: 'end' as const, value: end, seen: unit.shown.end }]),
      ]);

/** Statuses in which a contest can no longer be rescheduled. */
const pastStatuses: ReadonlySet<DeskUnit['status']> = new Set([
  'FINISHED',
  'UNOFFICIAL',
  'PROTESTED',
  'OFFICIAL',
  'CANCELLED',
]);

/** A contest and those after it on its field of play, or at its venue if it has no field of play. */
export function unitsFrom(units: readonly DeskUnit[], first: DeskUnit): DeskUnit[] {
  const from = Date.parse(shownText(first, 'start') ?? '');
  const [field, place] =
    first.location === null ? (['venue', first.venue?.id] as const) : (['location', first.location.id] as const);
  if (place === undefined || Number.isNaN(from)) return [first];
  return units.filter(
    (unit) =>
      unit.mayEdit &&
      unit[field]?.id === place &&
      Date.parse(shownText(unit, 'start') ?? '') >= from &&
      (unit.id === first.id || !pastStatuses.has(unit.status)),
  );
}

/** The requested day, otherwise the next one, otherwise the last one. */
export const nearestDay = (days: readonly string[], target: string): string =>
  days.find((day) => day >= target) ?? days.at(-1) ?? target;
