import type { PushPayload } from '@podium/contract';

/** Address of a device, as stored. */
export interface Device {
  address: string;
  p256dh: string | null;
  auth: string | null;
  /** Name of the key pair used for a browser's subscription. */
  kid: string | null;
}

export interface Outgoing {
  payload: PushPayload;
  /** Time for which the service keeps the notification for an offline device (seconds). */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
}

export interface Sent {
  /** `gone`: the device no longer exists. `refused`: a retry would not help. */
  outcome: 'accepted' | 'gone' | 'refused' | 'retry';
  /** Delay requested by the service (seconds). */
  retryAfter?: number;
}

export interface Sender {
  /** Name of the service, which is paused when it requests a delay. */
  serviceOf: (device: Device) => string;
  send: (device: Device, outgoing: Outgoing) => Promise<Sent>;
  close: () => void;
}

export function deliveryOutcome(status: number | undefined, retryAfter?: string): Sent {
  if (status === undefined) return { outcome: 'retry' };
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { outcome: 'retry', retryAfter: parseRetryAfter(retryAfter) };
  return { outcome: 'refused' };
}

/** Seconds of a numeric `Retry-After` header; dates are ignored. */
function parseRetryAfter(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/u.test(text.trim()) ? Number(text) : undefined;
}
