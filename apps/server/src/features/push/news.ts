import type { PushFollowKind, PushType } from '@podium/contract';
import type { UnitChange } from './decide.ts';

/** What an announcement is about. Names and marks are not stored: the text is written from what is public when it is sent. */
export type Facts =
  | { type: 'start'; unit: string; startAt: number }
  | { type: 'schedule' | 'result'; unit: string; change: UnitChange }
  | { type: 'medal'; event: string; medals: string[] }
  | { type: 'bulletin'; id: string }
  /** `isUrgent`: about a danger, sent in quiet hours too. */
  | { type: 'notice'; id: string; isUrgent: boolean }
  | { type: 'test' };

export interface Subject {
  kind: PushFollowKind;
  id: string;
}

export interface News {
  topic: string;
  facts: Facts;
  /** Epoch milliseconds by the machine's clock. */
  expiresAt: number;
  /**
   * Subjects whose followers are notified, the most specific first; `everyone`: all who have this type switched on.
   * With results hidden, the list of competitors may itself reveal a result.
   */
  to: 'everyone' | { open: readonly Subject[]; veiled: readonly Subject[] };
  /** Reminders: devices with this lead only (minutes). */
  lead?: number;
}

export const unitTopic = (id: string): string => `unit:${id}`;
export const eventTopic = (id: string): string => `event:${id}`;

/** Types that a device switches on and off. */
export const typeOf = ({ facts }: News): PushType => {
  if (facts.type === 'test') throw new Error('typeOf: a test has no type that can be switched off');
  return facts.type;
};
