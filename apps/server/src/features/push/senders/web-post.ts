import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'undici';
import type * as WebPush from 'web-push';
import { machineNow } from '../../../ground/machine-time.ts';
import { publicLookup } from '../../../outgoing/public-lookup.ts';
import type { KeyPair } from '../key-pair.ts';
import { deliveryOutcome } from './sender.ts';
import type { Sent } from './sender.ts';

const limitMs = 10_000;
/** A signature is valid for twelve hours; it is renewed earlier. */
const signatureMs = 3_600_000;
/** A service that does not speak HTTP/2 gets this many connections. */
const connections = 40;
const concurrentStreams = 100;

/** A notification for one browser. */
export interface WebDelivery {
  address: string;
  p256dh: string;
  auth: string;
  pair: KeyPair;
  /** `https:` or `mailto:` address of the operator, for push services. */
  contact: string;
  /** JSON. */
  payload: string;
  /** Seconds. */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  topic: string;
}

/**
 * Posts to browsers: encrypted for the subscription (RFC 8291), signed with its key pair (RFC 8292). Connections to a
 * push service stay open and are shared if it speaks HTTP/2.
 */
export class WebPost {
  readonly #agent = new Agent({
    connections,
    pipelining: concurrentStreams,
    allowH2: true,
    connect: { lookup: publicLookup },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });
  readonly #signatures = new Map<string, { header: string; until: number }>();
  #library: Promise<typeof WebPush> | undefined;

  async send(delivery: WebDelivery): Promise<Sent> {
    const { address, p256dh, auth, payload, ttl, urgency, topic } = delivery;
    const webPush = await (this.#library ??= loadLibrary());
    let details: { headers: OutgoingHttpHeaders; body: Buffer | null };
    try {
      details = webPush.generateRequestDetails({ endpoint: address, keys: { p256dh, auth } }, payload, {
        TTL: ttl,
        urgency,
        topic,
        headers: { Authorization: this.#signature(webPush, delivery) },
      });
    } catch {
      // The browser's public key is not a point on the curve.
      return { outcome: 'gone' };
    }
    try {
      const { 'Content-Length': _, ...headers } = details.headers;
      const {
        statusCode,
        headers: answered,
        body,
      } = await request(address, {
        method: 'POST',
        headers: { ...(headers as Record<string, string>), 'user-agent': 'Podium-Push/1' },
        body: details.body,
        dispatcher: this.#agent,
      });
      // Read to its end, so that the connection can be reused.
      body.on('error', () => undefined).resume();
      const retryAfter = answered['retry-after'];
      return deliveryOutcome(statusCode, typeof retryAfter === 'string' ? retryAfter : undefined);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPRIVATE' ? { outcome: 'gone' } : deliveryOutcome(undefined);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #signature(webPush: typeof WebPush, { address, pair, contact }: WebDelivery): string {
    const audience = new URL(address).origin;
    const signer = `${pair.kid} ${audience}`;
    const kept = this.#signatures.get(signer);
    if (kept && kept.until > machineNow()) return kept.header;
    const { Authorization } = webPush.getVapidHeaders(audience, contact, pair.publicKey, pair.privateKey, 'aes128gcm');
    this.#signatures.set(signer, { header: Authorization, until: machineNow() + signatureMs });
    return Authorization;
  }
}

/** The library's types declare named exports, but at run time it is CommonJS with a single object. */
async function loadLibrary(): Promise<typeof WebPush> {
  const library: unknown = await import('web-push');
  return (library as { default: typeof WebPush }).default;
}
