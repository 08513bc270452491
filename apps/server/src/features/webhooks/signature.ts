import { createHmac } from 'node:crypto';
import type { Key } from '../../access/keys.ts';

/** Key from which the secrets of endpoints are derived. */
export const secretPurpose = 'webhooks';

/** The secret of an endpoint in the format of Standard Webhooks: `whsec_` and base64. */
export function endpointSecret({ secret }: Key, endpointId: string): string {
  return `whsec_${createHmac('sha256', secret).update(endpointId).digest('base64')}`;
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Headers that prove to a receiver that a notification is authentic and recent (https://www.standardwebhooks.com). */
export function signatureHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
