/**
 * A server feature is a folder beside this file, with a `feature.ts` that exports `feature`: its settings, routes, jobs
 * and what follows the Games' changes. Tables of its own stand in `tables.ts`, in a schema of its name, their migrations in
 * `migrations/`. Nothing else names it: `features.gen.ts` is made from the folders.
 */
import type { Context } from 'hono';
import type { Document, FollowList, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import type pg from 'pg';
import type { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import type { Keys } from '../access/keys.ts';
import type { Limit, LimitRule } from '../access/limits.ts';
import type { AlarmKind } from '../alarms.ts';
import type { Setting } from '../config.ts';
import type { DeskJournal } from '../feed/desk/desk-journal.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileUse } from '../files/file-use.ts';
import type { GamesClock } from '../games-clock.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Programme } from '../read-model/programme/programme.ts';
import type { KeyedRequest } from '../routes/keyed-request.ts';
import type { Route } from '../routes/route.ts';
import type { CourseCertificate } from './certificate.ts';
import type { PrintableCode } from './code-sheet.ts';

type Settings = Readonly<Record<string, Setting>>;
type Values<Own extends Settings> = { [Name in keyof Own]: z.output<Own[Name]['schema']> };

/** What a feature may use of the application, in the server and in a command. */
export interface BaseKit<Own extends Settings = Settings> {
  /** Values of its own settings, checked. */
  settings: Values<Own>;
  pool: pg.Pool;
  log: Log;
  /** Address people use, without a slash at the end. */
  publicUrl: string;
  /** Hosts whose streams pages may play, besides this server's. */
  streamHosts: readonly string[];
  /** Hosts whose pages may frame the app and the widgets; empty: any may frame a widget. */
  embedHosts: readonly string[];
  dataDir: string;
  keys: Keys;
  mail: Mailer;
  /** Stores files that people publish. */
  files: FileStore;
}

/** What a feature may use of the application while it serves. */
export interface FeatureKit<Own extends Settings = Settings> extends BaseKit<Own> {
  /** Whether these are the demo Games, which may say what real ones keep to themselves. */
  isDemo: () => boolean;
  /** The time at the Games; sessions, limits and logs use the machine's. */
  clock: GamesClock;
  /** The caller: a signed-in user or a visitor. */
  actor: (c: Context) => Promise<Actor>;
  /** The client's address, also behind our own proxies: for limits, never to be stored. */
  addressOf: (c: Context) => string;
  /** A few connections for searches that no index answers: slow ones wait for each other, not the rest of the server. */
  searchPool: pg.Pool;
  limit: (rule: LimitRule) => Limit;
  /** Writes decisions that change public data. */
  journal: DeskJournal;
  /** Raises an alarm about these codes or numbers, never ids of people; an empty list clears it. */
  alarm: (kind: AlarmKind, concerned: readonly string[]) => void;
  /** What a user follows, from the feature that keeps accounts. */
  follows: (userId: string) => Promise<FollowList['items']>;
  /** What all features keep of a person, by the name of the feature. */
  ownData: (personId: string) => Promise<ReadonlyMap<string, unknown>>;
  /**
   * Prints a certificate as PDF, by the feature that prints; nothing is kept of it.
   *
   * @throws ApiError 503 if too many are waiting
   */
  printCertificate: (certificate: CourseCertificate, language: LanguageCode) => Promise<Buffer>;
  /**
   * Prints QR codes as PDF, several per page, by the feature that prints.
   *
   * @throws ApiError 503 if too many are waiting
   */
  printCodes: (codes: readonly PrintableCode[], language: LanguageCode) => Promise<Buffer>;
  /** The public Games as they are now. @throws ApiError while they are not read yet */
  programme: () => Programme;
  /** Resolves once `programme()` includes a change, by its number in the outbox. @throws Error if that takes too long */
  programmeAt: (seq: number) => Promise<void>;
  /** A public file; undefined if there is none. */
  file: (sha256: string) => Promise<{ mediaType: string; bytes: Buffer } | undefined>;
  /** A public document, as `/api/v1` answers it; undefined where there is no such thing. */
  read: <Name extends ReadName>(
    name: Name,
    language: LanguageCode,
    parameters: ReadParameters<Name>,
  ) => Promise<Document<Name> | undefined>;
}

/** Receives every response of this server, until it stops. */
export interface AnswerListener {
  /**
   * Runs within every request, so it must be fast. Single values, since an object would have to be made per request.
   * @param url path and query as they were asked for @param platform where the app runs, as its cookie says
   */
  heard: (method: string, url: string, status: number, userAgent: string, platform: string) => void;
  stop: () => Promise<void>;
}

export interface Feature<Own extends Settings = Settings> {
  /** As its folder and the schema of its tables are called. */
  name: string;
  /** Variables of the environment, which begin with the feature's name: `TRIVIA_SECONDS`. */
  settings?: Own;
  routes?: (kit: FeatureKit<Own>) => readonly Route[];
  /** Identifies the user of a request's session; implemented by the feature that manages accounts. */
  identify?: (request: Request, kit: FeatureKit<Own>) => Promise<Actor | undefined>;
  /** Repeats the outcome of requests with an `Idempotency-Key`: only in the feature that stores outcomes. */
  answerOnce?: (request: KeyedRequest, answer: () => Promise<object>, kit: FeatureKit<Own>) => Promise<object>;
  /** What a user follows: only in the feature that keeps accounts. */
  follows?: (userId: string, kit: FeatureKit<Own>) => Promise<FollowList['items']>;
  /** Prints certificates: only in the feature that prints. */
  printCertificate?: (certificate: CourseCertificate, language: LanguageCode, kit: FeatureKit<Own>) => Promise<Buffer>;
  /** Prints QR codes: only in the feature that prints. */
  printCodes?: (codes: readonly PrintableCode[], language: LanguageCode, kit: FeatureKit<Own>) => Promise<Buffer>;
  /**
   * Receives every HTTP response, whatever produced it; implemented by the feature that counts them.
   * @param routes all routes of the API as registered: `GET /api/v1/units/:id`
   */
  answered?: (kit: FeatureKit<Own>, routes: readonly string[]) => Promise<AnswerListener>;
  /** When the demo Games have been written into an empty database, and at each start on them: what it prints helps to try it. */
  demo?: (kit: BaseKit<Own>, say: (line: string) => void) => Promise<void>;
  /**
   * What it keeps of a person, for that person. Each such row refers to `people.persons` and goes with it.
   *
   * @returns undefined where there is nothing
   */
  ownData?: (personId: string, kit: BaseKit<Own>) => Promise<unknown>;
  /**
   * How the feature uses a stored file, for each request of the file: look it up by an index. A file that no feature uses
   * is not served, and is removed a day after its upload.
   */
  fileUse?: (sha256: string, kit: FeatureKit<Own>) => Promise<FileUse | undefined>;
  /** Number of items that wait to be sent, for metrics. */
  waiting?: (client: pg.Pool) => Promise<number>;
  /** Verbs of `podium` that it adds: `podium admin`. */
  verbs?: readonly FeatureVerb<Own>[];
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

/** A verb of `podium` that a feature brings. */
interface FeatureVerb<Own extends Settings = Settings> {
  name: string;
  usage: string;
  /** @returns the exit code */
  run: (args: string[], kit: BaseKit<Own>, say: (line: string) => void) => Promise<number>;
}

/** Keeps the types of a feature's own settings. */
export function defineFeature<const Own extends Settings = Settings>(feature: Feature<Own>): Feature {
  return feature as unknown as Feature;
}
