import {
  pushAnswer,
  pushChangeRequest,
  pushIdRequest,
  pushSubscribeAnswer,
  pushSubscribeRequest,
} from '@podium/contract';
import type { PushAddress } from '@podium/contract';
import type { Context } from 'hono';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { KeyPairs } from './key-pair.ts';
import { endpointFault, isServiceAllowed } from './settings.ts';
import type { pushSettings } from './settings.ts';
import type { Senders } from './deliver.ts';
import { changePreferences, queueTest, subscribe, unsubscribe } from './subscriptions.ts';

const base = '/api/v1/push';
const subscriptions = `${base}/subscriptions`;
const everyone = { tag: 'push', access: 'everyone' } as const;
const notFound = { notFound: 'No such subscription' };

/**
 * Routes of a device. A device subscribes without an account, and its secret id proves that it owns the subscription.
 */
export function pushRoutes(kit: FeatureKit<typeof pushSettings, { senders: Senders }>): Route[] {
  const { pool, keys, settings, limit, addressOf, actor, program } = kit;
  const keyPairs = new KeyPairs(keys);
  const { senders } = kit.state;
  // A whole venue may share an address.
  const perNetwork = limit({ name: 'push network', points: 600, seconds: 600 });
  const tests = limit({ name: 'push test', points: 5, seconds: 600 });

  const findUserId = async (c: Context): Promise<string | null> => {
    const asker = await actor(c);
    return asker.kind === 'user' ? asker.userId : null;
  };
  /** @returns name of the key pair. @throws ApiError 422 if notifications cannot be sent to the address */
  const checkAddress = (address: PushAddress): string | null => {
    const refuse = (field: string, message: string): never => {
      throw new ApiError('unprocessable', 'The address cannot be used for notifications.', {
        fields: [{ field: `address.${field}`, message }],
      });
    };
    if (address.transport !== 'web')
      return senders[address.transport] ? null : refuse('transport', 'this server does not notify these apps');
    const fault = endpointFault(address.endpoint, settings);
    if (fault) return refuse('endpoint', fault);
    if (!isServiceAllowed(address.endpoint, settings)) return refuse('endpoint', 'it is not a known push service');
    return keyPairs.withPublicKey(address.key)?.kid ?? refuse('key', 'expected the public key of this server');
  };

  return [
    route(
      { ...everyone, method: 'get', path: base, summary: 'How devices subscribe to notifications', answer: pushAnswer },
      () => ({
        publicKey: keyPairs.newest().publicKey,
        senders: { fcm: senders.fcm !== undefined, apns: senders.apns !== undefined },
      }),
    ),
    route(
      {
        ...everyone,
        method: 'post',
        path: subscriptions,
        summary: 'Subscribe a device',
        description:
          'The id in the answer is the only proof of ownership. A device that subscribes again gets a new one.',
        body: pushSubscribeRequest,
        answer: pushSubscribeAnswer,
        status: 201,
        errors: { tooManyRequests: 'Too many subscriptions from this network' },
      },
      async ({ c, body: { address, preferences } }) => {
        await perNetwork.take(addressOf(c));
        const owner = { kid: checkAddress(address), userId: await findUserId(c) };
        return { id: await subscribe(pool, address, preferences, owner) };
      },
    ),
    route(
      {
        ...everyone,
        method: 'put',
        path: subscriptions,
        summary: 'Replace the preferences of a device',
        body: pushChangeRequest,
        answer: nothing,
        errors: notFound,
      },
      async ({ c, body: { id, preferences } }) => {
        if (!(await changePreferences(pool, id, preferences, await findUserId(c)))) throw noSubscription();
        return {};
      },
    ),
    route(
      {
        ...everyone,
        method: 'post',
        path: `${subscriptions}/remove`,
        summary: 'Unsubscribe a device',
        body: pushIdRequest,
        answer: nothing,
        errors: notFound,
      },
      async ({ body: { id } }) => {
        if (!(await unsubscribe(pool, id))) throw noSubscription();
        return {};
      },
    ),
    route(
      {
        ...everyone,
        method: 'post',
        path: `${subscriptions}/test`,
        summary: 'Send a test notification to a device',
        body: pushIdRequest,
        answer: nothing,
        status: 202,
        errors: { ...notFound, tooManyRequests: 'Too many tests of this device' },
      },
      async ({ body: { id } }) => {
        await tests.take(id);
        if (!(await queueTest(pool, program().partition, id))) throw noSubscription();
        return {};
      },
    ),
  ];
}

const noSubscription = (): ApiError => new ApiError('notFound', 'There is no such subscription. Subscribe again.');
