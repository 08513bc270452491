import { objectAt, objectsAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import type { LostReason } from '../../foreign-format.ts';
import type { LostCount } from '../../lost-count.ts';

/** Values without a place, by the list that has them. */
const lostNames: readonly (readonly [list: string, reason: LostReason, names: readonly string[]])[] = [
  ['competition', 'noPlace', ['series', 'competitorLimit']],
  ['competition', 'private', ['registrationInfo']],
  ['persons', 'private', ['email', 'avatar']],
  ['persons', 'technical', ['wcaUserId']],
  ['registration', 'private', ['guests', 'comments', 'administrativeNotes']],
  ['registration', 'technical', ['wcaRegistrationId']],
  ['personalBests', 'noPlace', ['worldRanking', 'continentalRanking', 'nationalRanking']],
  ['events', 'noPlace', ['competitorLimit', 'qualification']],
  ['rounds', 'technical', ['scrambleSets', 'scrambleSetCount']],
  ['attempts', 'noPlace', ['reconstruction']],
  ['rooms', 'technical', ['color']],
];

/** Counts values that tables have no column for; extensions are numbers and settings of programs. */
export function countLost(root: JsonObject, lost: LostCount): void {
  const persons = objectsAt(root, 'persons');
  const events = objectsAt(root, 'events');
  const rounds = events.flatMap((event) => objectsAt(event, 'rounds'));
  const venues = objectsAt(objectAt(root, 'schedule'), 'venues');
  const rooms = venues.flatMap((venue) => objectsAt(venue, 'rooms'));
  const lists: Readonly<Record<string, readonly JsonObject[]>> = {
    competition: [root],
    persons,
    registration: persons.flatMap((person) => {
      const registration = objectAt(person, 'registration');
      return registration ? [registration] : [];
    }),
    personalBests: persons.flatMap((person) => objectsAt(person, 'personalBests')),
    events,
    rounds,
    attempts: rounds.flatMap((round) => objectsAt(round, 'results').flatMap((line) => objectsAt(line, 'attempts'))),
    rooms,
  };
  for (const [list, reason, names] of lostNames)
    for (const object of lists[list]!)
      for (const name of names) if (isFilled(object, name)) lost.add(`${list} ${name}`, reason);
  for (const object of [root, ...persons, ...events, ...rounds, ...venues, ...rooms])
    for (const _ of objectsAt(object, 'extensions')) lost.add('extensions', 'technical');
}

/** Empty texts and lists, and counts of 0, say nothing. */
const isFilled = (object: JsonObject, name: string): boolean => {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    value !== 0 &&
    !(Array.isArray(value) && value.length === 0)
  );
};
