import { isDoneStatus, isLiveStatus } from '@podium/games';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/** Newest stamp of the units; empty if there are none. */
export function newestStamp(units: readonly { stamp: string }[]): string {
  return units.reduce((newest, unit) => (unit.stamp > newest ? unit.stamp : newest), '');
}

/** Schedule order: start, then the given order, then code. Units without a time come last. */
export function compareUnits(a: UnitInfo, b: UnitInfo): number {
  const start = (unit: UnitInfo): number => unit.startAt ?? unit.actualStartAt ?? Number.MAX_SAFE_INTEGER;
  return start(a) - start(b) || a.order - b.order || (a.code < b.code ? -1 : 1);
}

/** Sorts finished units by their end, newest first. */
export function latestUnits(done: readonly UnitInfo[]): UnitInfo[] {
  const end = (unit: UnitInfo): number => unit.actualEndAt ?? unit.actualStartAt ?? unit.startAt ?? 0;
  return done.toSorted((a, b) => end(b) - end(a) || -compareUnits(a, b));
}

/** Units with their own schedule row: not those under a parent row, and not units that are merely possible. */
export function isShown(unit: UnitInfo): boolean {
  return unit.parentId === undefined && unit.status !== 'UNSCHEDULED' && unit.day !== '';
}

export function isCompetition(unit: UnitInfo): boolean {
  return unit.type === 'competition' || unit.type === 'competition-medal';
}

export const isLive = (unit: UnitInfo): boolean => isLiveStatus(unit.status);
export const isDone = (unit: UnitInfo): boolean => isDoneStatus(unit.status);

/** Not started, not canceled and not postponed. */
export function isUpcoming(unit: UnitInfo): boolean {
  return !isDone(unit) && !isLive(unit) && unit.status !== 'CANCELLED' && unit.status !== 'POSTPONED';
}

/** The two sides of a contest, home first; a placeholder for a side that is not known yet. */
export function unitSides({ isHeadToHead, summary, starts }: UnitInfo): string[] {
  if (!isHeadToHead) return [];
  const sides = summary.length > 0 ? summary : starts;
  return sides.map(({ competitor }) => competitor);
}

/** Id of the schedule that a unit belongs to: its event, otherwise the parent unit's. */
export function unitFamily(unit: UnitInfo): string {
  return unit.eventId ?? unit.parentId ?? unit.id;
}

/** A final ends its event: a bronze match at the same time or already finished is not listed after it. */
export function comesAfter(a: UnitInfo, b: UnitInfo): boolean {
  if (a.medal !== 'gold') return true;
  return !isDone(b) && (b.startAt === undefined || a.startAt === undefined || b.startAt > a.startAt);
}
