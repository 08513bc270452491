import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type * as WebPush from 'web-push';
import { machineNow } from '../../../ground/machine-time.ts';
import { publicLookup } from '../../../outgoing/public-lookup.ts';
import type { KeyPairs } from '../key-pair.ts';
import { deliveryOutcome } from './sender.ts';
import type { Device, Outgoing, Sender, Sent } from './sender.ts';

const limitMs = 10_000;
/** A signature is valid for twelve hours; it is renewed earlier. */
const signatureMs = 3_600_000;
/** A topic has at most 32 characters. */
const topicLength = 32;

interface WebOptions {
  keyPairs: KeyPairs;
  /** `https:` or `mailto:` address of the operator, for push services. */
  contact: string;
  /** Reason why nothing is sent to an address. */
  endpointFault: (address: string) => string | undefined;
  connections: number;
}

/** Sends to browsers: encrypted for the subscription (RFC 8291), signed with its key pair (RFC 8292). */
export function webSender({ keyPairs, contact, endpointFault, connections }: WebOptions): Sender {
  const limits = { keepAlive: true, maxSockets: connections, maxTotalSockets: connections * 2 };
  const agents = { http: new HttpAgent(limits), https: new HttpsAgent(limits) };
  const signatures = new Map<string, { header: string; until: number }>();
  let library: Promise<typeof WebPush> | undefined;

  const post = async (url: string, headers: OutgoingHttpHeaders, body: Buffer | null): Promise<Sent> =>
    new Promise((resolve) => {
      const isHttps = url.startsWith('https:');
      const send = isHttps ? requestHttps : requestHttp;
      const request = send(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'user-agent': 'Podium-Push/1' },
          agent: isHttps ? agents.https : agents.http,
          lookup: publicLookup,
          signal: AbortSignal.timeout(limitMs),
        },
        (response) => {
          resolve(deliveryOutcome(response.statusCode, response.headers['retry-after']));
          // Reads the body to its end, so that the connection can be reused; an endless body hits the time limit.
          response.on('error', () => undefined).resume();
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EPRIVATE' ? { outcome: 'gone' } : deliveryOutcome(undefined)),
      );
      request.end(body);
    });

  return {
    serviceOf: ({ address }) => new URL(address).origin,
    send: async (device: Device, { payload, ttl, urgency }: Outgoing) => {
      const { address, p256dh, auth, kid } = device;
      const pair = kid === null ? undefined : keyPairs.named(kid);
      // The browser subscribes again when the device is next used.
      if (!pair || !p256dh || !auth || endpointFault(address)) return { outcome: 'gone' };
      const webPush = await (library ??= loadLibrary());
      const audience = new URL(address).origin;
      const signer = `${pair.kid} ${audience}`;
      let signature = signatures.get(signer);
      if (!signature || signature.until < machineNow()) {
        const signed = webPush.getVapidHeaders(audience, contact, pair.publicKey, pair.privateKey, 'aes128gcm');
        signature = { header: signed.Authorization, until: machineNow() + signatureMs };
        signatures.set(signer, signature);
      }
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint: address, keys: { p256dh, auth } },
          JSON.stringify(payload),
          { TTL: ttl, urgency, topic: hashTopic(payload.tag), headers: { Authorization: signature.header } },
        );
        return await post(address, headers, body);
      } catch {
        // The browser's public key is not a point on the curve.
        return { outcome: 'gone' };
      }
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** The library's types declare named exports, but at run time it is CommonJS with a single object. */
async function loadLibrary(): Promise<typeof WebPush> {
  const library: unknown = await import('web-push');
  return (library as { default: typeof WebPush }).default;
}

const hashTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, topicLength);
