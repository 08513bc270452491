import { canonicalKey } from '@podium/disciplines/keys';
import { useSyncExternalStore } from 'react';

/**
 * The subjects that a user follows. They stay on the device, because they may reveal which children someone watches.
 * The accounts of signed-in users store it too (`shared/people/user/follow-sync.ts`), and with notifications on, the
 * server stores it with the device's subscription (`shared/shell/push/`).
 */
const followKinds = ['athlete', 'team', 'delegation', 'discipline'] as const;
type FollowKind = (typeof followKinds)[number];

export interface Follow {
  kind: FollowKind;
  /** Participant or team id, organization code, discipline key. */
  id: string;
}

const STORAGE_KEY = 'podium-follows';
/** An upper limit, because each follow is a document to load. */
export const MAX_FOLLOWS = 60;

const nothing: readonly Follow[] = [];
let follows: readonly Follow[] | undefined;
const listeners = new Set<() => void>();

/** Parses stored follows; skips invalid entries and replaces a feed code of a sport with our key. */
export function parseFollows(text: string | null): readonly Follow[] {
  if (text === null) return nothing;
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return nothing;
    const found = kept
      .filter(
        (one: Partial<Follow> | null): one is Follow =>
          typeof one?.id === 'string' && one.id !== '' && followKinds.some((kind) => kind === one.kind),
      )
      .map(({ kind, id }) => ({ kind, id: kind === 'discipline' ? canonicalKey(id) : id }));
    const once = new Map(found.map((one) => [`${one.kind} ${one.id}`, one]));
    return [...once.values()].slice(0, MAX_FOLLOWS);
  } catch {
    return nothing;
  }
}

/** Splits follows into people and teams, and groups: delegations and sports. */
export function splitFollows(list: readonly Follow[]): { people: readonly Follow[]; groups: readonly Follow[] } {
  const isPerson = ({ kind }: Follow) => kind === 'athlete' || kind === 'team';
  return { people: list.filter(isPerson), groups: list.filter((one) => !isPerson(one)) };
}

export function currentFollows(): readonly Follow[] {
  if (!follows) {
    try {
      follows = parseFollows(localStorage.getItem(STORAGE_KEY));
    } catch {
      follows = nothing;
    }
  }
  return follows;
}

function notify(): void {
  document.documentElement.classList.toggle('has-follows', currentFollows().length > 0);
  for (const listener of listeners) listener();
}

export function onFollowsChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleOtherTab);
  };
}

function handleOtherTab({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_KEY) return;
  follows = undefined;
  notify();
}

/**
 * Adds or removes a follow.
 * @returns whether it is followed now; false if the limit is reached
 */
export function toggleFollow({ kind, id }: Follow): boolean {
  const others = currentFollows().filter((one) => one.kind !== kind || one.id !== id);
  const isNew = others.length === currentFollows().length && others.length < MAX_FOLLOWS;
  replaceFollows(isNew ? [...others, { kind, id }] : others);
  return isNew;
}

export function replaceFollows(list: readonly Follow[]): void {
  follows = list;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(follows));
  } catch {
    // Without storage the follows last as long as the page.
  }
  notify();
}

/** Everything followed, in the order of starring; empty on the server and before scripts run. */
export function useFollows(): readonly Follow[] {
  return useSyncExternalStore(onFollowsChange, currentFollows, () => nothing);
}
