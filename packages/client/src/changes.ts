import { createParser } from 'eventsource-parser';
import { toPodiumError } from './podium-error.ts';
import { backoffMs, isTemporary, pause, retryAfterMs } from './retry.ts';

/** An event of the live stream. */
export type Change =
  /** The stream is connected; changes since the given position follow. */
  | { type: 'open' }
  /** Documents with one of these keys have changed. */
  | { type: 'change'; keys: readonly string[]; position: string }
  /** Changes were missed and cannot be sent again: all documents may have changed. */
  | { type: 'reset'; position: string };

export interface ChangesOptions {
  /** Yields only changes of documents with one of these keys; at most 200. */
  keys?: readonly string[];
  /** Resumes after this position. */
  position?: string;
  /** Ends the stream. */
  signal?: AbortSignal;
}

/** The server sends something at least this often. */
const maxSilenceMs = 60_000;

/** Yields changes until the signal aborts. Reconnects after lost connections and resumes where it stopped. */
export async function* readChanges(
  origin: URL,
  fetchFrom: typeof fetch,
  { keys = [], position: initialPosition = '', signal }: ChangesOptions,
): AsyncGenerator<Change, void> {
  let position = initialPosition;
  let failures = 0;
  for (;;) {
    if (signal?.aborted) return;
    const connection = new AbortController();
    const abort = (): void => connection.abort();
    signal?.addEventListener('abort', abort, { once: true });
    let waitMs = 0;
    try {
      const address = new URL('/api/v1/live', origin);
      if (position !== '') address.searchParams.set('position', position);
      if (keys.length > 0) address.searchParams.set('keys', keys.join(','));
      const response = await fetchFrom(address, {
        headers: { accept: 'text/event-stream' },
        signal: connection.signal,
      });
      if (response.ok && response.body) {
        failures = 0;
        yield { type: 'open' };
        for await (const { event, id, data } of parseEvents(response.body, () => connection.abort())) {
          const change = parseChange(event, id ?? position, data);
          position = change?.position ?? id ?? position;
          if (change) yield change;
        }
      } else {
        const error = await toPodiumError(response);
        if (!isTemporary(error.status)) throw error;
        waitMs = retryAfterMs(response.headers.get('retry-after'), Date.now()) ?? 0;
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'PodiumError') throw error;
      // The connection was lost.
    } finally {
      signal?.removeEventListener('abort', abort);
      connection.abort();
    }
    failures += 1;
    // Aborting ends the generator at the start of the loop.
    await pause(waitMs + backoffMs(failures), signal).catch(() => undefined);
  }
}

interface StreamEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}

async function* parseEvents(body: ReadableStream<Uint8Array>, giveUp: () => void): AsyncGenerator<StreamEvent, void> {
  const arrived: StreamEvent[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const silence = setTimeout(giveUp, maxSilenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* arrived.splice(0);
  }
}

function parseChange(
  event: string | undefined,
  id: string,
  data: string,
): Extract<Change, { position: string }> | undefined {
  if (event !== 'change' && event !== 'reset') return undefined;
  const fields = JSON.parse(data) as { keys?: string[]; position?: string };
  return event === 'change'
    ? { type: 'change', keys: fields.keys ?? [], position: id }
    : { type: 'reset', position: fields.position ?? id };
}
