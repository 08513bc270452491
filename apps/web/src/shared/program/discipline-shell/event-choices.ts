import { genders } from '../../elements/genders.ts';
import type { EventRef } from '@podium/contract';
import type { Gender } from '../../elements/genders.ts';

export function eventChoices(events: readonly EventRef[], gender?: string): { value: string; label: string }[] {
  return events
    .filter((event) => !gender || event.gender === gender)
    .map(({ id, name }) => ({ value: id, label: name }));
}

export function gendersOf(events: readonly Pick<EventRef, 'gender'>[]): Gender[] {
  return genders.filter((gender) => events.some((event) => event.gender === gender));
}

/** The event if it belongs to this sport, otherwise undefined: an address may name an event of another sport. */
export function knownEvent<T extends Pick<EventRef, 'id'>>(
  events: readonly T[],
  id: string | undefined,
): T | undefined {
  return id === undefined ? undefined : events.find((event) => event.id === id);
}
