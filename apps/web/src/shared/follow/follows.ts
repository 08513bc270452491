import { canonicalKey } from '@podium/disciplines/keys';
import { useSyncExternalStore } from 'react';

/**
 * What a person follows. It stays on the device: which children somebody watches is nobody's business but theirs. Logged-in
 * users have it in their account too (`shared/user/follow-sync.ts`), and with notifications on the server stores it with the
 * device's subscription (`shared/push/`).
 */
const followKinds = ['athlete', 'team', 'delegation', 'discipline'] as const;
type FollowKind = (typeof followKinds)[number];

export interface Follow {
  kind: FollowKind;
  /** Participant or team id, organisation code, discipline key. */
  id: string;
}

const STORAGE_KEY = 'podium-follows';
/** More than a person can mean; each is a document to read. */
export const MAX_FOLLOWS = 60;

const nothing: readonly Follow[] = [];
let follows: readonly Follow[] | undefined;
const listeners = new Set<() => void>();

/** Reads what was kept; what does not look like a follow is left out, a sport under the feed's code is the one it is in. */
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

/** Follows of somebody, and of all that a delegation or a sport has. */
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

/** Follows, or no longer. @returns whether it is followed now; false too where there is no room for one more. */
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
    // Without storage it lasts as long as the page.
  }
  notify();
}

/** Everything followed, in the order it was starred; nothing on the server and before scripts run. */
export function useFollows(): readonly Follow[] {
  return useSyncExternalStore(onFollowsChange, currentFollows, () => nothing);
}
