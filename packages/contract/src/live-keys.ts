/**
 * Live keys: the names of what can change. Every document carries the keys of what it was made from, every change names
 * those it touches; a document is stale when one of its keys is among the touched ones. Built and compared only here.
 */

import { liveKeyKinds } from './paths.gen.ts';

/** Something of the whole Games. */
export const liveKeys = {
  /** Names, venues, structure: anything may look different. */
  games: 'games',
  schedule: 'schedule',
  medals: 'medals',
  venues: 'venues',
  reports: 'reports',
  /** Anybody, of whichever discipline. */
  participants: 'participants',
  /** Who goes on from whichever phase or pool. */
  standing: 'standing',
} as const;

/** Kinds of keys that name one thing: `day:2026-10-12`, `unit:<id>`, `participants:swm`. */
export type LiveKeyKind = (typeof liveKeyKinds)[number];

const key = (kind: LiveKeyKind, of: string): string => `${kind}:${of}`;

/**
 * Key of one thing of a feature, or of a group of them.
 *
 * @param path from the group to the thing: `featureKey('content', 'hotel', id)` is `content:hotel/<id>`
 */
export const featureKey = (kind: LiveKeyKind, ...path: string[]): string => key(kind, path.join('/'));

/** Whether a text is a live key of a kind that the sport or a feature declares. */
export const isLiveKey = (text: string): boolean =>
  Object.hasOwn(liveKeys, text) || kindNames.has(text.split(':', 1)[0]!);

export const dayKey = (day: string): string => key('day', day);
/** Of a unit's schedule, start list, result, play-by-play or documents. `id` as documents name it. */
export const unitKey = (id: string): string => key('unit', id);
export const eventKey = (id: string): string => key('event', id);
/** Which units an event has, how they are called and in what order they stand; not how they go. */
export const programmeKey = (eventId: string): string => key('programme', eventId);
/** Of the list over all units of a phase, a pool or an event: a ranking over heats, a total that adds up. @param of id of it */
export const standingKey = (of: string): string => key('standing', of);
/** Who has won the medals of an event. */
export const awardsKey = (eventId: string): string => key('awards', eventId);
/** Weather at a venue or at one of its fields. */
export const conditionsKey = (place: string): string => key('conditions', place);
/** Records of an event. */
export const recordsKey = (eventId: string): string => key('records', eventId);
/** @param code the feed's `SWM` or ours, `swm` */
export const disciplineKey = (code: string): string => key('discipline', code.toLowerCase());
/** The people and teams of a discipline. @param code as above */
export const participantsKey = (code: string): string => key('participants', code.toLowerCase());

const kindNames: ReadonlySet<string> = new Set(liveKeyKinds);

/** Takes a key apart; undefined for one of the whole Games, or of a kind that nobody knows. */
export function parseLiveKey(text: string): { kind: LiveKeyKind; of: string } | undefined {
  const colon = text.indexOf(':');
  const kind = text.slice(0, Math.max(0, colon));
  return kindNames.has(kind) ? { kind: kind as LiveKeyKind, of: text.slice(colon + 1) } : undefined;
}

/**
 * All keys that a change of these touches: `participants:swm` also touches `participants`, and `content:hotel/12` also
 * `content:hotel` and `content`.
 */
export function touchedKeys(named: Iterable<string>): Set<string> {
  const touched = new Set<string>();
  for (const one of named) {
    touched.add(one);
    const colon = one.indexOf(':');
    if (colon === -1) continue;
    touched.add(one.slice(0, colon));
    const slash = one.indexOf('/', colon);
    if (slash !== -1) touched.add(one.slice(0, slash));
  }
  return touched;
}

/** Whether a document with these keys is stale. @param touched from `touchedKeys` */
export function isTouched(keys: Iterable<string>, touched: ReadonlySet<string>): boolean {
  for (const one of keys) if (touched.has(one)) return true;
  return false;
}

/** Whether a key is of people: what was public of somebody may have been taken back. */
export const isOfPeople = (text: string): boolean =>
  text === liveKeys.participants || text.startsWith(key('participants', ''));
