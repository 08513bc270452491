import { genders } from '../genders.ts';
import type { EventRef } from '@podium/contract';
import type { Gender } from '../genders.ts';

/** The events of a gender, as choices of a field; one that is not of it is not offered. */
export function eventChoices(events: readonly EventRef[], gender?: string): { value: string; label: string }[] {
  return events
    .filter((event) => !gender || event.gender === gender)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The genders that a sport has events of. */
export function gendersOf(events: readonly Pick<EventRef, 'gender'>[]): Gender[] {
  return genders.filter((gender) => events.some((event) => event.gender === gender));
}

/** An event of this sport, or none: an address may name one of another. */
export function knownEvent<T extends Pick<EventRef, 'id'>>(
  events: readonly T[],
  id: string | undefined,
): T | undefined {
  return id === undefined ? undefined : events.find((event) => event.id === id);
}
