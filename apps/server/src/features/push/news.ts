import type { PushFollowKind, PushType } from '@podium/contract';
import type { UnitChange } from './decide.ts';

/** Subject of an announcement. Names and marks are not stored: the text is written from public data when it is sent. */
export type Facts =
  | { type: 'start'; unit: string; startAt: number }
  | { type: 'schedule' | 'result'; unit: string; change: UnitChange }
  | { type: 'medal'; event: string; medals: string[] }
  | { type: 'bulletin'; id: string }
  /** `isUrgent`: a warning of danger, also sent in quiet hours. */
  | { type: 'notice'; id: string; isUrgent: boolean }
  | { type: 'test' };

export interface Subject {
  kind: PushFollowKind;
  id: string;
}

export interface News {
  topic: string;
  facts: Facts;
  /** Machine time (epoch milliseconds). */
  expiresAt: number;
  /**
   * Subjects whose followers are notified, most specific first; `everyone` means all devices with this type switched
   * on. Devices that hide results use `veiled`, because the list of competitors may itself reveal a result.
   */
  to: 'everyone' | { open: readonly Subject[]; veiled: readonly Subject[] };
  /** Reminders only: limits them to devices with this lead (minutes). */
  lead?: number;
}

export const unitTopic = (id: string): string => `unit:${id}`;
export const eventTopic = (id: string): string => `event:${id}`;

/** Notification types that a device can switch on and off. */
export const typeOf = ({ facts }: News): PushType => {
  if (facts.type === 'test') throw new Error('typeOf: a test has no type that can be switched off');
  return facts.type;
};
