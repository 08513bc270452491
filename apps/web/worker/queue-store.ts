/** The queue on the device: an IndexedDB database shared by all windows and the worker. */
import { queueName } from './queued-request.ts';
import type { QueuedRequest } from './queued-request.ts';

const requests = 'requests';
/** Store for the lease, in browsers without locks. */
const leases = 'leases';

async function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(queueName, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(requests, { keyPath: 'key' });
      opening.result.createObjectStore(leases);
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(failure(opening)));
    opening.addEventListener('blocked', () => reject(new Error('The queue is open in another version.')));
  });
}

const failure = ({ error }: { error: DOMException | null }): Error => error ?? new Error('The queue cannot be read.');

/**
 * Runs one transaction.
 * @returns the value that `work` passes to `done`
 */
async function transact<Result>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result | undefined> {
  const database = await open();
  try {
    return await new Promise<Result | undefined>((resolve, reject) => {
      let result: Result | undefined;
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('error', () => reject(failure(transaction)));
      transaction.addEventListener('abort', () => reject(failure(transaction)));
      work(transaction.objectStore(name), (given) => (result = given));
    });
  } finally {
    database.close();
  }
}

/** In order of creation. */
export async function listQueued(): Promise<QueuedRequest[]> {
  const found = await transact<QueuedRequest[]>(requests, 'readonly', (store, done) => {
    const reading = store.getAll();
    reading.addEventListener('success', () => done(reading.result as QueuedRequest[]));
  });
  return (found ?? []).sort((one, other) => one.createdAt - other.createdAt);
}

/** Adds a request, or replaces the one with the same key. */
export async function putQueued(request: QueuedRequest): Promise<void> {
  await transact(requests, 'readwrite', (store) => void store.put(request));
}

export async function removeQueued(key: string): Promise<void> {
  await transact(requests, 'readwrite', (store) => void store.delete(key));
}

export async function clearQueued(): Promise<void> {
  await transact(requests, 'readwrite', (store) => void store.clear());
}

/**
 * Takes the lease, or renews it for its owner.
 * @returns false while another window holds it
 */
export async function takeLease(owner: string, nowMs: number, forMs: number): Promise<boolean> {
  const taken = await transact<boolean>(leases, 'readwrite', (store, done) => {
    const reading = store.get('sender');
    reading.addEventListener('success', () => {
      const lease = reading.result as { owner: string; until: number } | undefined;
      const isFree = !lease || lease.owner === owner || lease.until < nowMs;
      if (isFree) store.put({ owner, until: nowMs + forMs }, 'sender');
      done(isFree);
    });
  });
  return taken ?? false;
}

export async function endLease(owner: string): Promise<void> {
  await transact(leases, 'readwrite', (store) => {
    const reading = store.get('sender');
    reading.addEventListener('success', () => {
      if ((reading.result as { owner: string } | undefined)?.owner === owner) store.delete('sender');
    });
  });
}
