import { createSign } from 'node:crypto';
import { z } from 'zod';
import { machineNow } from '../../../ground/machine-time.ts';
import { deliveryOutcome } from './sender.ts';
import type { Device, Outgoing, Sender, Sent } from './sender.ts';

/** Required fields of a Google service account's key file. */
export const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
type ServiceAccount = z.output<typeof serviceAccount>;

const limitMs = 10_000;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const faultAnswer = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).optional() }),
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function assertion({ client_email, token_uri, private_key }: ServiceAccount): string {
  const iat = Math.floor(machineNow() / 1000);
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: client_email, scope, aud: token_uri, iat, exp: iat + 3600 })}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`;
}

/**
 * Sends to Android apps through FCM HTTP v1.
 * @param baseUrl address of the FCM service
 */
export function fcmSender(account: ServiceAccount, baseUrl: string): Sender {
  const url = `${baseUrl}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  let token: { value: string; until: number } | undefined;

  const bearer = async (): Promise<string> => {
    if (token && token.until > machineNow()) return token.value;
    const response = await fetch(account.token_uri, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ grant_type: grantType, assertion: assertion(account) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const { access_token: value, expires_in: seconds } = tokenAnswer.parse(await response.json());
    token = { value, until: machineNow() + (seconds - 60) * 1000 };
    return value;
  };

  const post = async ({ address }: Device, { payload, ttl, urgency }: Outgoing): Promise<Sent> => {
    const { title, body, path, tag } = payload;
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${await bearer()}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token: address,
          notification: { title, body },
          data: { path, tag },
          android: { ttl: `${ttl}s`, priority: urgency === 'high' ? 'HIGH' : 'NORMAL', notification: { tag } },
        },
      }),
      signal: AbortSignal.timeout(limitMs),
    });
    const fault = faultAnswer.safeParse(await response.json().catch(() => undefined));
    if (response.status === 401) token = undefined;
    if (response.status === 401) return { outcome: 'retry' };
    // A 404 without this code means a wrong project, not a deleted device.
    if (response.status === 404) {
      const codes = fault.success ? (fault.data.error.details ?? []).map(({ errorCode }) => errorCode) : [];
      return { outcome: codes.includes('UNREGISTERED') ? 'gone' : 'refused' };
    }
    return deliveryOutcome(response.status, response.headers.get('retry-after') ?? undefined);
  };

  return {
    serviceOf: () => 'fcm',
    send: async (device, outgoing) => post(device, outgoing).catch((): Sent => ({ outcome: 'retry' })),
    close: () => undefined,
  };
}
