/**
 * Live keys name the data that can change. Every document lists the keys of its data, and every change lists the keys
 * it touches; a document is stale when one of its keys is touched. Keys are built and compared only here.
 */

import { liveKeyKinds } from './paths.gen.ts';

/** Keys of the whole Games. */
export const liveKeys = {
  /** Names, venues, structure: any document may be affected. */
  games: 'games',
  schedule: 'schedule',
  medals: 'medals',
  venues: 'venues',
  reports: 'reports',
  /** People of any discipline. */
  participants: 'participants',
  /** Qualification in any phase or pool. */
  standing: 'standing',
} as const;

/** Kinds of keys with an id: `day:2026-10-12`, `unit:<id>`, `participants:swm`. */
export type LiveKeyKind = (typeof liveKeyKinds)[number];

const key = (kind: LiveKeyKind, id: string): string => `${kind}:${id}`;

/**
 * Key of one item of a feature, or of a group of them.
 *
 * @param path from the group to the item: `featureKey('content', 'hotel', id)` is `content:hotel/<id>`
 */
export const featureKey = (kind: LiveKeyKind, ...path: string[]): string => key(kind, path.join('/'));

/** Returns whether a text is a live key of a kind declared by the sport or a feature. */
export const isLiveKey = (text: string): boolean =>
  Object.hasOwn(liveKeys, text) || kindNames.has(text.split(':', 1)[0]!);

export const dayKey = (day: string): string => key('day', day);
/** Schedule, start list, result, play-by-play or documents of a unit. `id` as in documents. */
export const unitKey = (id: string): string => key('unit', id);
export const eventKey = (id: string): string => key('event', id);
/** The units of an event, their names and order; not their results. */
export const programKey = (eventId: string): string => key('programme', eventId);
/**
 * List over all units of a phase, pool or event: a ranking over heats, a total. @param id id of the phase, pool or
 * event
 */
export const standingKey = (id: string): string => key('standing', id);
/** Medalists of an event. */
export const awardsKey = (eventId: string): string => key('awards', eventId);
/** Weather at a venue or at one of its fields. */
export const conditionsKey = (place: string): string => key('conditions', place);
export const recordsKey = (eventId: string): string => key('records', eventId);
/** @param code the feed's `SWM` or our `swm` */
export const disciplineKey = (code: string): string => key('discipline', code.toLowerCase());
/** The people and teams of a discipline. @param code as above */
export const participantsKey = (code: string): string => key('participants', code.toLowerCase());

const kindNames: ReadonlySet<string> = new Set(liveKeyKinds);

/** Splits a key into kind and id; undefined for a key of the whole Games and for an unknown kind. */
export function parseLiveKey(text: string): { kind: LiveKeyKind; of: string } | undefined {
  const colon = text.indexOf(':');
  const kind = text.slice(0, Math.max(0, colon));
  return kindNames.has(kind) ? { kind: kind as LiveKeyKind, of: text.slice(colon + 1) } : undefined;
}

/**
 * All keys that a change of these touches: `participants:swm` also touches `participants`, and `content:hotel/12`
 * also touches `content:hotel` and `content`.
 */
export function touchedKeys(named: Iterable<string>): Set<string> {
  const touchedKeySet = new Set<string>();
  for (const key of named) {
    touchedKeySet.add(key);
    const colon = key.indexOf(':');
    if (colon === -1) continue;
    touchedKeySet.add(key.slice(0, colon));
    const slash = key.indexOf('/', colon);
    if (slash !== -1) touchedKeySet.add(key.slice(0, slash));
  }
  return touchedKeySet;
}

/** Returns true if a document with these keys is stale. @param touchedKeySet from `touchedKeys` */
export function isTouched(keys: Iterable<string>, touchedKeySet: ReadonlySet<string>): boolean {
  for (const key of keys) if (touchedKeySet.has(key)) return true;
  return false;
}

/** Returns whether a key is about people, whose published data may have been withdrawn. */
export const isPeopleKey = (text: string): boolean =>
  text === liveKeys.participants || text.startsWith(key('participants', ''));
