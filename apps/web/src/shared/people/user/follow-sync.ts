import { request } from '../../../platform/request.ts';
import { isRetryable } from '../../../platform/read-error.ts';
import { currentFollows, onFollowsChange, parseFollows, replaceFollows } from '../../reader/follows.ts';
import { savedLoginType } from '../../reader/visitor.ts';
import type { Follow } from '../../reader/follows.ts';
import type { FollowList } from '@podium/contract';

/** Follows last sent to the account; the difference from the device's list is still to be sent. */
const TOLD_KEY = 'podium-follows-told';
const address = '/api/v1/me/follows';
const sameAs = (one: Follow) => (other: Follow) => one.kind === other.kind && one.id === other.id;

interface FollowChange {
  method: 'PUT' | 'DELETE';
  follow: Follow;
}

/** The changes that turn the account's list into the device's. */
export function followChanges(synced: readonly Follow[], here: readonly Follow[]): FollowChange[] {
  const removed = synced.filter((one) => !here.some(sameAs(one)));
  const come = here.filter((one) => !synced.some(sameAs(one)));
  return [
    ...removed.map((follow) => ({ method: 'DELETE', follow }) as const),
    ...come.map((follow) => ({ method: 'PUT', follow }) as const),
  ];
}

/** Signing in merges the device's list into the account's; both then contain all follows. */
export async function mergeFollows(): Promise<void> {
  const body: FollowList = { items: [...currentFollows()] };
  const { items } = await request<FollowList>(address, { method: 'POST', body });
  saveSynced(items);
  replaceFollows(items);
}

let telling: Promise<void> | undefined;

/** Sends changes to the account. Failed changes are retried with the next change or once there is a network. */
export function syncFollows(): Promise<void> {
  telling ??= sendAll().finally(() => (telling = undefined));
  return telling;
}

async function sendAll(): Promise<void> {
  const refused: FollowChange[] = [];
  for (;;) {
    const synced = readSynced();
    if (!synced || savedLoginType() !== 'user') return;
    const change = followChanges(synced, currentFollows()).find(
      ({ follow }) => !refused.some((one) => sameAs(one.follow)(follow)),
    );
    if (!change) return;
    const { method, follow } = change;
    try {
      // oxlint-disable-next-line no-await-in-loop -- in order, otherwise the account ends with a different list
      await request(`${address}/${follow.kind}/${encodeURIComponent(follow.id)}`, { method });
    } catch (error) {
      if (isRetryable(error)) return;
      // Changes refused by the account are not sent again.
      refused.push(change);
      continue;
    }
    const others = synced.filter((one) => !sameAs(one)(follow));
    saveSynced(method === 'PUT' ? [...others, follow] : others);
  }
}

let isWatching = false;

/** Keeps the account in sync while the page is open. A merge that failed earlier is repeated first. */
export async function keepFollowsSynced(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const tell = () => void syncFollows();
  onFollowsChange(tell);
  addEventListener('online', tell);
  if (readSynced()) tell();
  else await mergeFollows().catch(() => undefined);
}

export function clearSyncedFollows(): void {
  try {
    localStorage.removeItem(TOLD_KEY);
  } catch {
    // Nothing was stored.
  }
}

function saveSynced(follows: readonly Follow[]): void {
  try {
    localStorage.setItem(TOLD_KEY, JSON.stringify(follows));
  } catch {
    // Without storage the next page merges again.
  }
}

function readSynced(): readonly Follow[] | undefined {
  try {
    const text = localStorage.getItem(TOLD_KEY);
    return text === null ? undefined : parseFollows(text);
  } catch {
    return undefined;
  }
}
