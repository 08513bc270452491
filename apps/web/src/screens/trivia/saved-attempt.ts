import { removeOwn, saveOwn, readOwn } from '../../shared/people/user/own-store.ts';
import type { TriviaStartAnswer } from '@podium/contract';
import type { Answers } from './play-state.ts';

/** An attempt as stored on this device, so that it survives reloads and works offline. */
export interface SavedAttempt {
  userId: string;
  start: TriviaStartAnswer;
  /** Device time when the start was received, which corresponds to the server time in it. */
  heardAt: number;
  answers: Answers;
  /** Idempotency key of its answers, so that they count once. */
  key: string;
  /** Waiting to be sent once there is a network. */
  isWaiting: boolean;
}

const storageKey = (id: string): string => `trivia-${id}`;

export const saveAttempt = (id: string, attempt: SavedAttempt): void => saveOwn(storageKey(id), attempt);
export const dropAttempt = (id: string): void => removeOwn(storageKey(id));

/** Parses a stored attempt; undefined if it is incomplete or belongs to another user. */
export function parseAttempt(value: unknown, userId: string): SavedAttempt | undefined {
  const saved = value as Partial<SavedAttempt> | null;
  const isWhole =
    saved?.userId === userId &&
    typeof saved.heardAt === 'number' &&
    typeof saved.key === 'string' &&
    typeof saved.answers === 'object' &&
    Array.isArray(saved.start?.questions);
  return isWhole ? (saved as SavedAttempt) : undefined;
}

export const readAttempt = (id: string, userId: string): SavedAttempt | undefined =>
  parseAttempt(readOwn(storageKey(id)), userId);

/** Milliseconds until the end by the server's clock, assuming that it runs like the device's. */
export function timeLeftMs({ start, heardAt }: Pick<SavedAttempt, 'start' | 'heardAt'>, now: number): number {
  return Math.max(0, Date.parse(start.endsAt) - Date.parse(start.serverNow) - Math.max(0, now - heardAt));
}

/** Returns whether less than a fifth of the time is left. */
export const isTimeShort = ({ startedAt, endsAt }: TriviaStartAnswer, remainingMs: number): boolean =>
  remainingMs <= (Date.parse(endsAt) - Date.parse(startedAt)) / 5;

/** `4:05`. */
export function clockText(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
