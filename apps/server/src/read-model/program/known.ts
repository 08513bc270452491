/** Entities of the Games: disciplines, delegations and days. */
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isCompetition } from './unit-state.ts';

/** Returns whether a discipline with this key is among the codes of the Games or in their schedule. */
export function isKnownDiscipline(key: string, { reference, units }: Snapshot): boolean {
  const code = key.toUpperCase();
  return key === key.toLowerCase() && (reference.disciplines.has(code) || units.of('discipline', code).length > 0);
}

/** An organization that the Games name, or that a person belongs to. */
export function isKnownDelegation({ reference, people }: Snapshot, code: string): boolean {
  if (reference.organisations.has(code)) return true;
  for (const person of people.persons.values()) if (person.organisation === code) return true;
  for (const team of people.teams.values()) if (team.organisation === code) return true;
  return false;
}

/** Codes of disciplines that have events, in the order of the Games. */
export function sportCodes(snapshot: Snapshot): string[] {
  const codes = new Set<string>();
  for (const event of snapshot.reference.events.values()) codes.add(event.disciplineCode);
  for (const unit of snapshot.units.values())
    if (unit.disciplineCode && unit.eventId && isCompetition(unit)) codes.add(unit.disciplineCode);
  codes.delete('');
  const order = (code: string): number => snapshot.reference.disciplines.get(code)?.order ?? Number.MAX_SAFE_INTEGER;
  return [...codes].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}

/**
 * The first and last day that the Games name, otherwise those of the schedule. A contest with a mistyped year does not
 * make the Games longer.
 */
export function gamesFrame(snapshot: Snapshot): { firstDay: string | null; lastDay: string | null } {
  const days = gamesDays(snapshot);
  const { firstDay = days[0], lastDay = days.at(-1) } = snapshot.reference.games;
  return { firstDay: firstDay ?? null, lastDay: lastDay ?? null };
}

/**
 * All days of the Games, including days without contests, and other days with contests. If the Games name no days, all
 * from the first to the last of the schedule.
 */
export function gamesDays(snapshot: Snapshot): string[] {
  const { firstDay, lastDay } = snapshot.reference.games;
  const used = new Set<string>();
  for (const unit of snapshot.units.values()) if (unit.day !== '') used.add(unit.day);
  const sorted = [...used].sort();
  const [first, last] = [firstDay ?? sorted[0], lastDay ?? sorted.at(-1)];
  if (!first || !last) return sorted;
  const days: string[] = [];
  for (
    let dayMs = Date.parse(`${first}T00:00:00Z`);
    dayMs <= Date.parse(`${last}T00:00:00Z`) && days.length < 400;
    dayMs += 86_400_000
  ) {
    days.push(new Date(dayMs).toISOString().slice(0, 10));
  }
  return [...new Set([...days, ...sorted])].sort();
}
