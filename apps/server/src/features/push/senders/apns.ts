import { createHash, createPrivateKey, sign } from 'node:crypto';
import { connect } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { machineNow } from '../../../ground/machine-time.ts';
import { deliveryOutcome } from './sender.ts';
import type { Device, Outgoing, Sender, Sent } from './sender.ts';

export interface ApnsAccount {
  /** PEM of the token signing key (.p8). */
  key: string;
  keyId: string;
  teamId: string;
  /** Bundle id of the app. */
  topic: string;
}

const limitMs = 10_000;
/** APNs rejects tokens older than an hour, and more than one new token per twenty minutes. */
const tokenMs = 40 * 60_000;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** APNs reasons that mean a device token is no longer valid. */
const goneReasons: ReadonlySet<string> = new Set(['BadDeviceToken', 'Unregistered', 'DeviceTokenNotForTopic']);

/** Sends to iOS apps through APNs over one HTTP/2 connection. @param baseUrl `https://api.push.apple.com` */
export function apnsSender({ key, keyId, teamId, topic }: ApnsAccount, baseUrl: string): Sender {
  const privateKey = createPrivateKey(key);
  let session: ClientHttp2Session | undefined;
  let token: { value: string; until: number } | undefined;

  const open = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(baseUrl);
    // Requests on the connection fail on their own.
    opened.on('error', () => undefined);
    opened.unref();
    session = opened;
    return opened;
  };

  const bearer = (): string => {
    if (token && token.until > machineNow()) return token.value;
    const unsigned = `${part({ alg: 'ES256', kid: keyId })}.${part({ iss: teamId, iat: Math.floor(machineNow() / 1000) })}`;
    const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    token = { value: `${unsigned}.${signature.toString('base64url')}`, until: machineNow() + tokenMs };
    return token.value;
  };

  const post = async ({ address }: Device, { payload, ttl, urgency }: Outgoing): Promise<Sent> =>
    new Promise((resolve) => {
      const { title, body, path, tag } = payload;
      const request = open().request({
        ':method': 'POST',
        ':path': `/3/device/${encodeURIComponent(address)}`,
        authorization: `bearer ${bearer()}`,
        'apns-topic': topic,
        'apns-push-type': 'alert',
        'apns-priority': urgency === 'high' ? '10' : '5',
        'apns-expiration': String(Math.floor(machineNow() / 1000) + ttl),
        'apns-collapse-id': createHash('sha256').update(tag).digest('base64url'),
        'content-type': 'application/json',
      });
      let status: number | undefined;
      let retryAfter: string | undefined;
      let text = '';
      request.setTimeout(limitMs, () => request.close());
      request.setEncoding('utf8');
      request.on('response', (headers) => {
        status = headers[':status'];
        retryAfter = typeof headers['retry-after'] === 'string' ? headers['retry-after'] : undefined;
      });
      request.on('data', (chunk: string) => {
        if (text.length < 1000) text += chunk;
      });
      request.on('error', () => undefined);
      request.on('close', () => {
        const reason = /"reason"\s*:\s*"(\w+)"/u.exec(text)?.[1] ?? '';
        if (reason === 'ExpiredProviderToken') token = undefined;
        if (reason === 'ExpiredProviderToken') resolve({ outcome: 'retry' });
        else resolve(goneReasons.has(reason) ? { outcome: 'gone' } : deliveryOutcome(status, retryAfter));
      });
      request.end(JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path, tag }));
    });

  return {
    serviceOf: () => 'apns',
    send: async (device, outgoing) => post(device, outgoing).catch((): Sent => ({ outcome: 'retry' })),
    close: () => session?.destroy(),
  };
}
