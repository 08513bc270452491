import { followDocument } from './follow.ts';
import { readChanges } from './changes.ts';
import type { Change, ChangesOptions } from './changes.ts';
import { createReader } from './read.ts';
import type { Answer, Parameters, Path } from './read.ts';

export interface ClientOptions {
  /** Language of names and texts; `en` by default. */
  lang?: 'en' | 'es' | 'pt' | 'az' | 'ar' | 'fr';
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

interface Abortable {
  signal?: AbortSignal;
}

/** Every method may throw a `PodiumError`. */
export interface Client {
  /** Reads a document of the API: `get('/delegations/{code}', { code: 'BAH' })`. */
  get<P extends Path>(path: P, parameters: Parameters<P>, options?: Abortable): Promise<Answer<P>>;
  /** Yields a document, and again after each change, until `signal` aborts. Waits through lost connections. */
  follow<P extends Path>(path: P, parameters: Parameters<P>, options?: Abortable): AsyncGenerator<Answer<P>, void>;
  /** @param day day of the Games, such as `2026-11-20` */
  schedule(
    day: string,
    filters?: Omit<Parameters<'/schedule/days/{day}'>, 'day'>,
    options?: Abortable,
  ): Promise<Answer<'/schedule/days/{day}'>>;
  /** Start list or results of a contest. */
  results(unit: string, options?: Abortable): Promise<Answer<'/units/{id}'>>;
  medals(filters?: Parameters<'/medals'>, options?: Abortable): Promise<Answer<'/medals'>>;
  /** Yields changes as they happen, for programs that maintain their own documents. */
  changes(options?: ChangesOptions): AsyncGenerator<Change, void>;
}

/** @param origin origin of the server, such as `https://games.example` */
export function createClient(
  origin: string | URL,
  { lang = 'en', fetch = globalThis.fetch }: ClientOptions = {},
): Client {
  const read = createReader(new URL(origin), lang, fetch);
  const changes = (options: ChangesOptions = {}): AsyncGenerator<Change, void> =>
    readChanges(new URL(origin), fetch, options);
  const get: Client['get'] = async (path, parameters, options) =>
    (await read(path, parameters, options ?? {})).document;
  return {
    get,
    changes,
    follow: (path, parameters, { signal } = {}) =>
      followDocument(async (etag) => read(path, parameters, { signal, etag }), changes, signal),
    schedule: async (day, filters, options) => get('/schedule/days/{day}', { ...filters, day }, options),
    results: async (id, options) => get('/units/{id}', { id }, options),
    medals: async (filters, options) => get('/medals', filters ?? {}, options),
  };
}
