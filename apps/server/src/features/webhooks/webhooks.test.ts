import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openKeys } from '../../access/keys.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../../feed/testing/feed-files.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import type { BaseKit } from '../kit.ts';
import { findHappenings } from './events.ts';
import type { WebhookBody } from './events.ts';
import { post } from './post.ts';
import { isPublicAddress, urlFault } from '../../outgoing/public-address.ts';
import { signatureHeaders } from './signature.ts';
import { webhooksVerb } from './verb.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.100.0.1', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['games.example', false],
])('the address %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

test.each([
  'http://hooks.example/',
  'ftp://hooks.example/',
  'https://user:secret@hooks.example/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://hooks.example/#x',
  'nonsense',
])('a webhook is never sent to %s', (url) => expect(urlFault(url, false)).toBeDefined());

test('a name that resolves to a private address is refused when the connection is made', async () => {
  const { failure, status } = await post('https://localhost:1/', '{}', {}, false);
  expect([failure, status]).toEqual(['EPRIVATE', undefined]);
});

test('a change is reported with its subject, without the people concerned', () => {
  const keys = [
    'unit:A',
    'unit:A',
    'day:2026-10-12',
    'medals',
    'awards:E',
    'content:hotel/12',
    'participants:swm',
    'games',
  ];
  expect(findHappenings(keys).map(({ event, subject }) => `${event} ${subject}`)).toEqual([
    'unit.changed A',
    'schedule.changed 2026-10-12',
    'medals.changed all',
    'medals.changed E',
    'content.changed hotel/12',
    'games.changed all',
  ]);
});

test('the signature follows Standard Webhooks', () => {
  const secret = `whsec_${Buffer.from('a secret of the endpoint').toString('base64')}`;
  const headers = signatureHeaders(secret, { id: 'msg_1', timestamp: 1_760_000_000, body: '{"a":1}' });
  const expected = createHmac('sha256', 'a secret of the endpoint').update('msg_1.1760000000.{"a":1}').digest('base64');
  expect(headers).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1760000000',
    'webhook-signature': `v1,${expected}`,
  });
});

describe('a receiver', () => {
  const secretKeys = `1:${Buffer.alloc(32, 7).toString('base64')}`;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const statuses: number[] = [];
  let podium: TestPodium;
  let receiver: Server;
  let kit: BaseKit;
  const printed: string[] = [];
  const run = async (...args: string[]): Promise<number> => {
    printed.length = 0;
    return webhooksVerb.run(args, kit, (line) => printed.push(line));
  };

  beforeAll(async () => {
    podium = await testPodium({ environment: { SECRET_KEYS: secretKeys, WEBHOOKS_PRIVATE_ADDRESSES: 'on' } });
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(statuses.shift() ?? 204).end();
      });
    }).listen(0, '127.0.0.1');
    kit = {
      pool: podium.database.pool,
      keys: await openKeys(secretKeys, ''),
      publicUrl: 'https://games.example',
      settings: { WEBHOOKS_PRIVATE_ADDRESSES: 'on' },
    } as unknown as BaseKit;
    await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, 'base')));
    await podium.settle();
  });
  afterAll(async () => {
    receiver.close();
    await podium.stop();
  });

  test('is sent changes of its events, signed with its secret, retried after a failure, and without names', async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    expect(await run('add', url, '--events', 'unit.changed,medals.changed')).toBe(0);
    const id = /Endpoint (\w+)/u.exec(printed[0]!)![1]!;
    const secret = /whsec_\S+/u.exec(printed[1]!)![0];
    statuses.push(500);
    await feedFiles(podium.database.pool, [join(examplesFolder, 'messages/result-swm-final.xml')]);
    await podium.settle();
    await vi.waitUntil(() => received.length > 0, { timeout: 60_000 });
    // The first attempt failed; the next one follows after ten seconds.
    await vi.waitUntil(
      async () => {
        await podium.database.pool.query('update webhooks.deliveries set next_at = now() where attempts > 0');
        const { rows } = await podium.database.pool.query<{ open: number }>(
          `select count(*)::int as open from webhooks.deliveries where state <> 'delivered'`,
        );
        return rows[0]!.open === 0;
      },
      { timeout: 60_000, interval: 500 },
    );
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size, 'the failed one came twice, under the same id').toBeLessThan(ids.length);
    for (const { headers, body } of received) {
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
      const { type, data } = JSON.parse(body) as WebhookBody;
      expect(['unit.changed', 'medals.changed']).toContain(type);
      expect(data.url).toMatch(/^http.*\/api\/v1\/(?:units|events|medals)/u);
      expect(body).not.toMatch(/Lumar|Inês|7100101/u);
    }
    expect(await run('list')).toBe(0);
    expect(printed.join('\n')).toMatch(new RegExp(`^${id} .*unit.changed,medals.changed\n.*pending 0, failed 0`, 'u'));
    expect([await run('test', id), printed]).toEqual([0, ['Answered with status 204.']]);
    expect([await run('remove', id), await run('remove', id)]).toEqual([0, 1]);
  });

  test('is refused if its address or its events are invalid', async () => {
    expect([await run('add', 'ftp://x.example/'), printed[0]]).toEqual([
      2,
      'podium webhooks: the address cannot be used: expected an address that begins with https:// or http://.',
    ]);
    expect(await run('add', 'https://x.example/', '--events', 'nonsense')).toBe(2);
    expect(printed[0]).toContain('unknown event nonsense');
    expect([await run(), await run('list', 'x'), await run('retry', 'x')]).toEqual([2, 2, 1]);
  });
});
