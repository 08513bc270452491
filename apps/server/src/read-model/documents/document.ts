import type { Language } from '@podium/games';
import type pg from 'pg';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What a document is built from. */
export interface BuildContext {
  snapshot: Snapshot;
  language: Language;
  pool: pg.Pool;
}

/** A built document of the read model before serialization. */
export interface Built {
  body: object;
  /** The document is stale as soon as one of these is among an outbox message's keys. */
  keys: readonly string[];
  /** Filters that many values may have (a search): answered, not kept. */
  isTransient?: boolean;
}

/** undefined: there is no such thing. */
export type Build<Parameters> = (
  context: BuildContext,
  parameters: Parameters,
) => Built | undefined | Promise<Built | undefined>;
