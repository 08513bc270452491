import type { GamesEvent, Person, Unit } from '../model.ts';

/** Sports in which each side has a coach. */
const hasSides = (event: GamesEvent): boolean => event.kind !== 'individual' || event.brackets.length > 0;

/**
 * Assigns each side coaches from its delegation, and officials to fields and units. Nobody is on two fields at the same
 * time.
 */
export function assignStaff(events: readonly GamesEvent[], units: readonly Unit[], people: readonly Person[]): void {
  const adults = people.filter(({ role }) => role !== 'athlete');
  const coaches = new Map(
    adults.filter(({ role }) => role === 'coach').map((coach) => [`${coach.discipline} ${coach.organisation}`, coach]),
  );
  for (const event of events.filter(hasSides)) {
    for (const competitor of event.competitors)
      competitor.coach = coaches.get(`${event.discipline} ${competitor.organisation}`);
  }
  const officials = Map.groupBy(
    adults.filter(({ role, function: task }) => role === 'official' && task !== 'TD'),
    ({ discipline }) => discipline,
  );
  for (const unit of units) {
    const disciplineOfficials = officials.get(unit.event.discipline) ?? [];
    const field = unit.fields.indexOf(unit.field);
    unit.officials = disciplineOfficials.filter((_, index) => index % unit.fields.length === field).slice(0, 3);
  }
}
