/** Words of notifications that the web app needs without the schemas, which are large. */
export * from './push-types.gen.ts';

/** Time between a reminder and the start (minutes). */
export const pushLeads = [10, 30, 60] as const;
export type PushLead = (typeof pushLeads)[number];

export const pushFollowKinds = ['athlete', 'team', 'delegation', 'discipline', 'unit'] as const;
export type PushFollowKind = (typeof pushFollowKinds)[number];

export const maxPushFollows = 80;

/** The decrypted payload of a push message, as the service worker and the native apps receive it. */
export interface PushPayload {
  title: string;
  body: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Path of the page to open. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}
