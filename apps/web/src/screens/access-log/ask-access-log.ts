import { ReadError, readErrorFrom } from '../../platform/read-error.ts';

/** Asks what only some may read, as whoever has signed in here; nothing of it is kept on the way. */
export async function askPrivately<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, {
    signal,
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ReadError(0, 'offline', '');
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as Answer;
  throw readErrorFrom(response.status, json);
}
