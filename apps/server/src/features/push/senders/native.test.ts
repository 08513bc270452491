import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createHttp2 } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../ground/config.ts';
import { nativeSenders, pushSettings } from '../settings.ts';
import type { PushSettings } from '../settings.ts';
import type { Device, Outgoing, Sender } from './sender.ts';

const device: Device = { address: 'a1'.repeat(32), p256dh: null, auth: null, kid: null };
const outgoing: Outgoing = {
  payload: {
    title: 'Swimming: Final',
    body: 'Starts at 18:04',
    language: 'en',
    direction: 'ltr',
    path: '/discipline/swm/results/X',
    tag: 'unit:X',
  },
  ttl: 240,
  urgency: 'high',
};

interface AddressRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Answer = [status: number, body: object, headers?: Record<string, string>];

let folder: string;
const open: (() => void)[] = [];
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'podium-push-'))));
afterEach(() => {
  for (const close of open.splice(0)) close();
});
afterAll(async () => rm(folder, { recursive: true }));

/** Opens a stub service that answers with the given responses, over HTTP/1.1 or HTTP/2. */
async function stub(
  answerTo: (asked: AddressRequest) => Answer,
  isHttp2 = false,
): Promise<{ url: string; asked: AddressRequest[] }> {
  const requests: AddressRequest[] = [];
  const handle = (request: AsyncIterable<Buffer> & { url?: string; headers: IncomingHttpHeaders }) => async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const received = { path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() };
    requests.push(received);
    return answerTo(received);
  };
  const server: Server = isHttp2
    ? createHttp2((request, response) => {
        void handle(request)().then(([status, body, headers]) =>
          response.writeHead(status, headers).end(JSON.stringify(body)),
        );
      })
    : createServer((request, response) => {
        void handle(request)().then(([status, body, headers]) =>
          response.writeHead(status, headers).end(JSON.stringify(body)),
        );
      });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requests };
}

function parseSettings(overrides: Record<string, string>): PushSettings {
  return Object.fromEntries(
    Object.entries(pushSettings).map(([name, { schema }]) => [name, schema.parse(overrides[name])]),
  ) as PushSettings;
}

/** Verifies the signature of a JSON Web Token and returns its claims. */
function verifyClaims(token: string, key: KeyObject): object {
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const signed = Buffer.from(`${head}.${claims}`);
  const verifier = { key: createPublicKey(key), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, verifier, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
}

describe('Android apps', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let status = 200;
  let answer: object = {};

  async function fcm(): Promise<{ sender: Sender; asked: AddressRequest[] }> {
    const { url, asked } = await stub(({ path }) =>
      path === '/token'
        ? [200, { access_token: 'granted', expires_in: 3600 }]
        : [status, answer, { 'retry-after': '7' }],
    );
    const file = join(folder, 'fcm.json');
    const account = {
      project_id: 'games-app',
      client_email: 'push@games-app.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    };
    await writeFile(file, JSON.stringify(account));
    const sender = nativeSenders(parseSettings({ PUSH_FCM_KEY_FILE: file }), { fcm: url, apns: '' }).fcm!;
    return { sender, asked };
  }

  it('are notified by FCM with a token of the service account, which is requested once', async () => {
    [status, answer] = [200, {}];
    const { sender, asked } = await fcm();
    expect(await sender.send(device, outgoing)).toEqual({ outcome: 'accepted' });
    expect(await sender.send(device, outgoing)).toEqual({ outcome: 'accepted' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/projects/games-app/messages:send',
      '/v1/projects/games-app/messages:send',
    ]);
    const assertion = new URLSearchParams(asked[0]!.body).get('assertion')!;
    expect(verifyClaims(assertion, privateKey)).toMatchObject({
      iss: 'push@games-app.example',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    });
    expect(asked[1]!.headers['authorization']).toBe('Bearer granted');
    expect(JSON.parse(asked[1]!.body)).toEqual({
      message: {
        token: device.address,
        notification: { title: 'Swimming: Final', body: 'Starts at 18:04' },
        data: { path: '/discipline/swm/results/X', tag: 'unit:X' },
        android: { ttl: '240s', priority: 'HIGH', notification: { tag: 'unit:X' } },
      },
    });
  });

  it.each<[number, object, object]>([
    [404, { error: { details: [{ errorCode: 'UNREGISTERED' }] } }, { outcome: 'gone' }],
    [404, { error: {} }, { outcome: 'refused' }],
    [400, {}, { outcome: 'refused' }],
    [401, {}, { outcome: 'retry' }],
    [429, {}, { outcome: 'retry', retryAfter: 7 }],
    [503, {}, { outcome: 'retry', retryAfter: 7 }],
  ])('with the answer %i %j lead to the outcome %j', async (given, body, expected) => {
    [status, answer] = [given, body];
    const { sender } = await fcm();
    expect(await sender.send(device, outgoing)).toEqual(expected);
  });
});

describe('iOS apps', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let answer: Answer = [200, {}];

  async function apns(): Promise<{ sender: Sender; asked: AddressRequest[] }> {
    const { url, asked } = await stub(() => answer, true);
    const file = join(folder, 'apns.p8');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const sender = nativeSenders(
      parseSettings({
        PUSH_APNS_KEY_FILE: file,
        PUSH_APNS_KEY_ID: 'KEY1',
        PUSH_APNS_TEAM_ID: 'TEAM1',
        PUSH_APNS_TOPIC: 'example.games',
      }),
      { fcm: '', apns: url },
    ).apns!;
    open.unshift(() => sender.close());
    return { sender, asked };
  }

  it('are notified by APNs over HTTP/2 with a signed token', async () => {
    answer = [200, {}];
    const { sender, asked } = await apns();
    expect(await sender.send(device, outgoing)).toEqual({ outcome: 'accepted' });
    const [{ path, headers, body }] = asked as [AddressRequest];
    expect(path).toBe(`/3/device/${device.address}`);
    expect(headers).toMatchObject({ 'apns-topic': 'example.games', 'apns-push-type': 'alert', 'apns-priority': '10' });
    expect(verifyClaims(headers['authorization']!.replace('bearer ', ''), privateKey)).toMatchObject({ iss: 'TEAM1' });
    expect(JSON.parse(body)).toMatchObject({
      aps: { alert: { title: 'Swimming: Final', body: 'Starts at 18:04' } },
      path: '/discipline/swm/results/X',
    });
  });

  it.each<[Answer, object]>([
    [[410, { reason: 'Unregistered' }], { outcome: 'gone' }],
    [[400, { reason: 'BadDeviceToken' }], { outcome: 'gone' }],
    [[400, { reason: 'BadTopic' }], { outcome: 'refused' }],
    [[403, { reason: 'ExpiredProviderToken' }], { outcome: 'retry' }],
    [[429, {}, { 'retry-after': '9' }], { outcome: 'retry', retryAfter: 9 }],
  ])('with the answer %j lead to the outcome %j', async (response, expected) => {
    answer = response;
    const { sender } = await apns();
    expect(await sender.send(device, outgoing)).toEqual(expected);
  });
});

describe('the configuration of native senders', () => {
  it('may be missing: then no app is notified', () =>
    expect(nativeSenders(parseSettings({}))).toEqual({ fcm: undefined, apns: undefined }));

  it.each([
    [{ PUSH_FCM_KEY_FILE: '/nowhere/key.json' }, 'PUSH_FCM_KEY_FILE'],
    [{ PUSH_APNS_KEY_FILE: '/nowhere/key.p8' }, 'PUSH_APNS_KEY_ID'],
  ])('is refused if it is incomplete: %j', (settings, missingSetting) => {
    expect(() => nativeSenders(parseSettings(settings))).toThrow(ConfigError);
    expect(() => nativeSenders(parseSettings(settings))).toThrow(missingSetting);
  });
});
