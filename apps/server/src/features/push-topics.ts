/**
 * Notifications that features announce on followers' devices. A feature offers its topics: it decides on announcements
 * and writes their texts. Push asks for them, stores the announced states, and queues, holds back and sends.
 */
import type { LanguageCode, PushFollowKind, PushType } from '@podium/contract';
import type pg from 'pg';
import type { Program } from '../read-model/program/program.ts';
import type { FeatureKit } from './kit.ts';
import { defineService } from './service.ts';

/** Something that a device follows. */
export interface PushSubject {
  kind: PushFollowKind;
  id: string;
}

export interface News<Facts = object> {
  type: PushType;
  /** Replaces unsent notifications with the same topic, and those that a device still shows. */
  topic: string;
  /** Subject of the announcement. Names and marks are not stored: the text is written when it is sent. */
  facts: Facts;
  /** Machine time (epoch milliseconds). */
  expiresAt: number;
  /**
   * Subjects whose followers are notified, most specific first; `everyone` means all devices with this type switched
   * on. Devices that hide results use `veiled`, because the list of competitors may itself reveal a result.
   */
  to: 'everyone' | { open: readonly PushSubject[]; veiled: readonly PushSubject[] };
  /** Reminders only: limits them to devices with this lead (minutes). */
  lead?: number;
  /** Leaves out devices that still wait for an earlier one of this type and topic: they receive its current text. */
  unlessWaiting?: true;
  /** Is sent before all that wait: a medal, a danger. */
  comesFirst?: true;
}

/** A decision about a subject of a topic. */
export interface TopicDecision<State = object, Facts = object> {
  /** Id of the subject: of a contest, a bulletin. */
  id: string;
  /** State to store as announced; undefined if it is unchanged. */
  state?: State;
  news?: readonly News<Facts>[];
  /** Unsent notifications that are no longer true. */
  voids?: { type: PushType; topic: string };
}

export interface TopicContext<State = object> extends Pick<FeatureKit, 'clock' | 'read'> {
  /** The transaction that stores what is announced, so that everything is announced exactly once. */
  client: pg.ClientBase;
  program: Program;
  /** States of some subjects as last announced, by id. */
  announced: (ids: readonly string[]) => Promise<ReadonlyMap<string, State>>;
}

/** Changes since the last decision. */
export interface TopicChanges {
  /** Live keys. */
  keys: readonly string[];
  /** True if all subjects may have changed, or nothing was announced yet and their current state is the baseline. */
  isBaseline: boolean;
}

/** Reader settings that determine the text of a notification. */
export interface PushReader {
  language: LanguageCode;
  timeZone: string;
  hidesResults: boolean;
  /** The follow that matched. */
  about?: PushSubject;
}

export interface PushText {
  /** Name of the followed athlete, team or delegation; it precedes the title. */
  who?: string;
  /** The name of the Games if missing. */
  title?: string;
  body: string;
  /** Language of the body, if organizers wrote it in another one than the reader's. */
  language?: LanguageCode;
  /** Path without the language. */
  path: string;
}

/** Rules for sending notifications of a type. */
interface TypeRules<Facts> {
  urgency: 'high' | 'normal' | 'low';
  /** True if they are useless after quiet hours. */
  isForNow?: true;
  /** Returns whether this one is sent in quiet hours too. */
  ignoresQuietHours?: (facts: Facts) => boolean;
}

/**
 * @template State what was announced about a subject
 * @template Facts what the text is written from; both are stored as JSON
 */
export interface PushTopic<State = object, Facts = object> {
  /** Kind of the topic's subjects: `unit`. Stored states have it as a prefix. */
  name: string;
  /** The types that devices switch on and off, and the test that a reader asks for. */
  types: Partial<Record<PushType | 'test', TypeRules<Facts>>>;
  /** Decides on the subjects that changes touch. */
  follow?: (changes: TopicChanges, context: TopicContext<State>) => Promise<readonly TopicDecision<State, Facts>[]>;
  /** Decides on what is due at this time; called every ten seconds. */
  due?: (context: TopicContext<State>) => Promise<readonly TopicDecision<State, Facts>[]>;
  /** @returns undefined if there is nothing left to announce: the change was retracted, or its subject deleted */
  compose: (
    kit: Pick<FeatureKit, 'program' | 'read'>,
    facts: Facts,
    reader: PushReader,
  ) => PushText | undefined | Promise<PushText | undefined>;
}

/** Checks a topic against its own states and facts, which push only stores. */
export const defineTopic = <State extends object, Facts extends object>(topic: PushTopic<State, Facts>): PushTopic =>
  topic as unknown as PushTopic;

export const pushTopics = defineService<readonly PushTopic[]>('notifications');
