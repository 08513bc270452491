import type { Language } from '@podium/games';
import type pg from 'pg';
import type { Snapshot } from '../snapshot/snapshot.ts';

export interface BuildContext {
  snapshot: Snapshot;
  language: Language;
  pool: pg.Pool;
}

/** A document of the read model before serialization. */
export interface Built {
  body: object;
  /** The document is stale when an outbox message names one of these keys. */
  keys: readonly string[];
  /** True for free-text filters such as a search: the answer is served but not cached. */
  isTransient?: boolean;
}

/** Builds a document; undefined if it does not exist. */
export type Build<Parameters> = (
  context: BuildContext,
  parameters: Parameters,
) => Built | undefined | Promise<Built | undefined>;
