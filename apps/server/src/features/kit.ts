/**
 * A server feature is a folder beside this file, with a `feature.ts` that exports `feature`: its settings, routes, jobs
 * and what follows the Games' changes. Tables of its own stand in `tables.ts`, in a schema of its name, their migrations in
 * `migrations/`. Nothing else names it: `features.gen.ts` is made from the folders.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Document, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import type pg from 'pg';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Setting } from '../config.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import type { Log } from '../log.ts';
import type { Snapshot } from '../read-model/snapshot/snapshot.ts';

type Settings = Readonly<Record<string, Setting>>;
type Values<Own extends Settings> = { [Name in keyof Own]: z.output<Own[Name]['schema']> };

/** What a feature may use of the house. */
export interface FeatureKit<Own extends Settings = Settings> {
  /** Values of its own settings, checked. */
  settings: Values<Own>;
  pool: pg.Pool;
  log: Log;
  /** Address people use, without a slash at the end. */
  publicUrl: string;
  /** The public Games as they are now. @throws ApiError while they are not read yet */
  programme: () => Snapshot;
  /** A public document, as `/api/v1` answers it; undefined where there is no such thing. */
  read: <Name extends ReadName>(
    name: Name,
    language: LanguageCode,
    parameters: ReadParameters<Name>,
  ) => Promise<Document<Name> | undefined>;
}

export interface Feature<Own extends Settings = Settings> {
  /** As its folder and the schema of its tables are called. */
  name: string;
  /** Variables of the environment, which begin with the feature's name: `TRIVIA_SECONDS`. */
  settings?: Own;
  routes?: (app: OpenAPIHono, kit: FeatureKit<Own>) => void;
  /**
   * Takes over what has changed, each change once and in order, from the oldest that is kept when it comes first: what is
   * written through `client` and how far it has come are one transaction. One of all processes does it at a time.
   */
  follow?: (changes: readonly OutboxMessage[], client: pg.ClientBase, kit: FeatureKit<Own>) => Promise<void>;
  /** Done every so often by one of all processes, each turn in a transaction of its own. */
  jobs?: readonly {
    name: string;
    everyMs: number;
    run: (client: pg.ClientBase, kit: FeatureKit<Own>) => Promise<void>;
  }[];
}

/** Keeps the types of a feature's own settings. */
export function defineFeature<const Own extends Settings = Settings>(feature: Feature<Own>): Feature {
  return feature as unknown as Feature;
}

/** Whoever asks in another way than to read is told so. */
export function readOnly(app: OpenAPIHono, path: string): void {
  app.all(path, (c) => {
    throw new ApiError('methodNotAllowed', `${c.req.method} is not possible here.`, {
      headers: { allow: 'GET, HEAD' },
    });
  });
}
