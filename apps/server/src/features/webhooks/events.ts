import { parseLiveKey } from '@podium/contract/live-keys';

export const webhookEvents = [
  'unit.changed',
  'schedule.changed',
  'medals.changed',
  'content.changed',
  'games.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

interface Happening {
  event: WebhookEvent;
  /** Unit, day, event or content item; `all` if the event has no single subject. */
  subject: string;
}

const anyValue = 'all';

/** Maps live keys to webhook events: `unit:X` becomes `unit.changed` for X. Keys about people are omitted. */
export function findHappenings(keys: readonly string[]): Happening[] {
  const happenings = new Map<string, Happening>();
  for (const key of keys) {
    const happening = findHappening(key);
    if (happening) happenings.set(`${happening.event} ${happening.subject}`, happening);
  }
  return [...happenings.values()];
}

function findHappening(key: string): Happening | undefined {
  if (key === 'games') return { event: 'games.changed', subject: anyValue };
  if (key === 'schedule') return { event: 'schedule.changed', subject: anyValue };
  if (key === 'medals') return { event: 'medals.changed', subject: anyValue };
  const { kind, of } = parseLiveKey(key) ?? { of: '' };
  if (kind === 'unit') return { event: 'unit.changed', subject: of };
  if (kind === 'day') return { event: 'schedule.changed', subject: of };
  if (kind === 'awards') return { event: 'medals.changed', subject: of };
  if (kind === 'content') return { event: 'content.changed', subject: of };
  return undefined;
}

export interface WebhookBody {
  type: WebhookEvent;
  /** Commit time of the newest reported change. */
  timestamp: string;
  /** `url`: address of the new state in the API. */
  data: { subject: string; seq: number; url?: string };
}

const pathOf = (event: WebhookEvent, subject: string): string | undefined => {
  const subjectId = encodeURIComponent(subject);
  switch (event) {
    case 'unit.changed':
      return `/units/${subjectId}`;
    case 'schedule.changed':
      return subject === anyValue ? '/schedule/days' : `/schedule/days/${subjectId}`;
    case 'medals.changed':
      return subject === anyValue ? '/medals' : `/events/${subjectId}`;
    case 'games.changed':
      return '/games';
    default:
      return undefined;
  }
};

/**
 * The body of a notification. It never contains names or results: receivers read them from the API as far as they are
 * public.
 */
export function webhookBody(
  { event, subject, seq, at }: { event: WebhookEvent; subject: string; seq: number; at: number },
  publicUrl: string,
): WebhookBody {
  const path = pathOf(event, subject);
  return {
    type: event,
    timestamp: new Date(at).toISOString(),
    data: { subject, seq, ...(path ? { url: `${publicUrl}/api/v1${path}` } : {}) },
  };
}
