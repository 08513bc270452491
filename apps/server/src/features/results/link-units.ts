/** Contests that a scorer's link opens. */
import type { Program, UnitInfo } from '../../read-model/program/program.ts';
import type { Court, LinkRow } from './links.ts';
import { hasCode } from './enter-steps.ts';
import { isContest } from '../contest-types.ts';

/** Returns whether a contest is one of a court. A field that is null sets no limit. */
const isOfCourt = (unit: UnitInfo, { venue, location, day, discipline }: Court): boolean =>
  unit.venueId === venue &&
  (location === null || unit.locationId === location) &&
  (day === null || unit.day === day) &&
  (discipline === null || unit.disciplineCode === discipline);

/** Contests of a court whose results can be entered, in the order in which they are played. */
export const courtUnits = ({ units }: Pick<Program, 'units'>, court: Court): UnitInfo[] =>
  [...units.values()]
    .filter((unit) => isContest(unit) && !unit.isStub && hasCode(unit) && isOfCourt(unit, court))
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || a.order - b.order);

/**
 * The contest that a scorer enters.
 *
 * @param chosen id of a contest of the court; of no effect for a link of one contest
 * @returns undefined if the link does not open it
 */
export function linkUnit(games: Program, link: LinkRow, chosen: string | undefined): UnitInfo | undefined {
  const unit = games.units.get(link.unit ?? chosen ?? '');
  if (!unit || link.unit !== null) return unit;
  return isContest(unit) && hasCode(unit) && isOfCourt(unit, link) ? unit : undefined;
}

/** Courts of a day that have contests, each once: places of a venue, or venues without places. */
export function courtsOfDay(
  { units }: Pick<Program, 'units'>,
  {
    day,
    venue,
    discipline,
    isOpen,
  }: {
    day: string;
    venue?: string | undefined;
    discipline: string | null;
    isOpen: (unit: UnitInfo) => boolean;
  },
): Court[] {
  const courts = new Map<string, Court>();
  for (const unit of units.values()) {
    if (unit.day !== day || !unit.venueId || (venue !== undefined && unit.venueId !== venue)) continue;
    if (discipline !== null && unit.disciplineCode !== discipline) continue;
    if (!isContest(unit) || unit.isStub || !hasCode(unit) || !isOpen(unit)) continue;
    const court = { venue: unit.venueId, location: unit.locationId ?? null, day, discipline };
    courts.set(`${court.venue} ${court.location ?? ''}`, court);
  }
  return [...courts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, court]) => court);
}

/** The venue of a place, and the place itself if it is a court in a venue. */
export function findPlace({ units }: Pick<Program, 'units'>, place: string): Pick<Court, 'venue' | 'location'> {
  const unit = [...units.values()].find(({ locationId }) => locationId === place);
  return unit?.venueId ? { venue: unit.venueId, location: place } : { venue: place, location: null };
}
