/**
 * A server feature is a folder beside this file, with a `feature.ts` that exports `feature`: its settings, routes,
 * jobs and followers of changes. Its own tables are in `tables.ts`, in a schema with its name, with their migrations
 * in `migrations/`. No other file names a feature: `features.gen.ts` is generated from the folders.
 */
import type { Context } from 'hono';
import type { Document, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import type pg from 'pg';
import type { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import type { Keys } from '../access/keys.ts';
import type { Limit, LimitRule } from '../access/limits.ts';
import type { AlarmKind } from '../ground/alarms.ts';
import type { Setting } from '../ground/settings.ts';
import type { DeskJournal } from '../feed/desk/desk-journal.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileUse } from '../files/file-use.ts';
import type { GamesClock } from '../ground/games-clock.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import type { Log } from '../ground/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Program } from '../read-model/program/program.ts';
import type { KeyedRequest } from '../routes/keyed-request.ts';
import type { Route } from '../routes/route.ts';
import type { Offer, Offers } from './service.ts';

type Settings = Readonly<Record<string, Setting>>;
type Values<Own extends Settings> = { [Name in keyof Own]: z.output<Own[Name]['schema']> };

/** Services that a feature can use in the server and in commands. */
export interface BaseKit<Own extends Settings = Settings> {
  settings: Values<Own>;
  pool: pg.Pool;
  log: Log;
  /** Public address of the server, without a trailing slash. */
  publicUrl: string;
  /** Hosts besides this server whose streams pages may play. */
  streamHosts: readonly string[];
  /** Hosts besides this server that old addresses may be forwarded to. */
  redirectHosts: readonly string[];
  /** Public address of a store of pictures, without a trailing slash. */
  pictureStore?: string;
  /** Hosts whose pages may frame the app and the widgets; if empty, any host may frame a widget. */
  embedHosts: readonly string[];
  dataDir: string;
  keys: Keys;
  mail: Mailer;
  files: FileStore;
}

/** Services that a feature can use in a running server. */
export interface FeatureKit<Own extends Settings = Settings, State = unknown> extends BaseKit<Own> {
  /** The value that the feature's `open` returned; undefined without one. */
  state: State;
  /** Returns whether these are the demo Games, which may reveal what real Games keep private. */
  isDemo: () => boolean;
  /** Clock of the Games; sessions, limits and logs use the machine's clock. */
  clock: GamesClock;
  /** The caller: a signed-in user or a visitor. */
  actor: (c: Context) => Promise<Actor>;
  /** The client's address, also behind our own proxies. For limits only; it must not be stored. */
  addressOf: (c: Context) => string;
  /** A small pool for searches without an index, so that slow searches delay only each other. */
  searchPool: pg.Pool;
  limit: (rule: LimitRule) => Limit;
  /** Writes decisions that change public data to the journal. */
  journal: DeskJournal;
  /** Raises an alarm with the affected codes or numbers, never ids of people; an empty list clears it. */
  alarm: (kind: AlarmKind, concerned: readonly string[]) => void;
  /** A service of another feature. @throws ApiError 503 if no feature of this server offers it */
  use: Offers['use'];
  /** All features' offers of a service. */
  all: Offers['all'];
  /** Data that all features store about a person, by feature name. */
  ownData: (personId: string) => Promise<ReadonlyMap<string, unknown>>;
  /** The current public Games. @throws ApiError until they have been read */
  program: () => Program;
  /**
   * Resolves once `program()` includes a change, given by its number in the outbox. @throws Error if that takes too
   * long
   */
  programAt: (seq: number) => Promise<void>;
  /**
   * Rebuilds the tables from the journal while readers see the old ones.
   * @throws Error if another rebuild is running
   */
  rebuildTables: () => Promise<void>;
  /** Reads a public file; undefined if it does not exist. */
  file: (sha256: string) => Promise<{ mediaType: string; bytes: Buffer } | undefined>;
  /** Reads a public document as answered by `/api/v1`; undefined if it does not exist. */
  read: <Name extends ReadName>(
    name: Name,
    language: LanguageCode,
    parameters: ReadParameters<Name>,
  ) => Promise<Document<Name> | undefined>;
}

/** Receives every response of this server, until it stops. */
export interface AnswerListener {
  /**
   * Called in every request, so it must be fast. Takes single values, because an object would be allocated per
   * request.
   * @param url path and query as requested @param platform platform of the app, from its cookie
   */
  countAnswer: (method: string, url: string, status: number, userAgent: string, platform: string) => void;
  stop: () => Promise<void>;
}

/** @template State what the feature keeps while the server runs */
export interface Feature<Own extends Settings = Settings, State = unknown> {
  /** Also the name of the feature's folder and database schema. */
  name: string;
  /** Environment variables, whose names begin with the feature's name: `TRIVIA_SECONDS`. */
  settings?: Own;
  /** Opens what the feature keeps while the server runs: `kit.state` of all its other functions. Called once. */
  open?: (kit: Omit<FeatureKit<Own>, 'state'>) => State;
  routes?: (kit: FeatureKit<Own, State>) => readonly Route[];
  /** Services for other features. */
  offers?: (kit: FeatureKit<Own, State>) => readonly Offer[];
  /** Identifies the user of a request's session; implemented by the feature that manages accounts. */
  identify?: (request: Request, kit: FeatureKit<Own, State>) => Promise<Actor | undefined>;
  /** Repeats the outcome of requests with an `Idempotency-Key`; implemented by the feature that stores outcomes. */
  answerOnce?: (request: KeyedRequest, answer: () => Promise<object>, kit: FeatureKit<Own, State>) => Promise<object>;
  /**
   * Receives every HTTP response of the server; implemented by the feature that counts them.
   * @param routes all routes of the API as registered: `GET /api/v1/units/:id`
   */
  answered?: (kit: FeatureKit<Own, State>, routes: readonly string[]) => Promise<AnswerListener>;
  /**
   * Called after the demo Games have been written to an empty database, and at each later start. Its output helps to
   * try the demo.
   */
  demo?: (kit: BaseKit<Own>, say: (line: string) => void) => Promise<void>;
  /**
   * Data that the feature stores about a person, for the person's own export. Each such row references
   * `people.persons` and is deleted with the person.
   *
   * @returns undefined if there is none
   */
  ownData?: (personId: string, kit: BaseKit<Own>) => Promise<unknown>;
  /**
   * Returns the feature's use of a stored file. Called for each request of the file, so it must use an index. A file
   * without uses is not served, and is removed a day after its upload.
   */
  fileUse?: (sha256: string, kit: FeatureKit<Own, State>) => Promise<FileUse | undefined>;
  /** Number of items waiting to be sent, for metrics. */
  waiting?: (client: pg.Pool) => Promise<number>;
  /** Verbs that the feature adds to `podium`, such as `podium admin`. */
  verbs?: readonly FeatureVerb<Own>[];
  /**
   * Receives each change once and in order, starting with the oldest stored change on the first call. Writes through
   * `client` and the new position are one transaction. Runs in one process at a time.
   */
  follow?: (changes: readonly OutboxMessage[], client: pg.ClientBase, kit: FeatureKit<Own, State>) => Promise<void>;
  /** Periodic jobs, each run in one process at a time and in its own transaction. */
  jobs?: readonly {
    name: string;
    everyMs: number;
    run: (client: pg.ClientBase, kit: FeatureKit<Own, State>) => Promise<void>;
  }[];
}

interface FeatureVerb<Own extends Settings = Settings> {
  name: string;
  usage: string;
  /** One line of `podium --help`. */
  about: string;
  /** @returns the exit code */
  run: (args: string[], kit: BaseKit<Own>, say: (line: string) => void) => Promise<number>;
}

/** Preserves the types of a feature's own settings and state. */
export function defineFeature<const Own extends Settings = Settings, State = undefined>(
  feature: Feature<Own, State>,
): Feature {
  return feature as unknown as Feature;
}
