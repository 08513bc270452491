import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { threadFile } from '../../../ground/own-files.ts';
import type { KeyPairs } from '../key-pair.ts';
import type { Device, Outgoing, Sender, Sent } from './sender.ts';
import type { WebDelivery } from './web-post.ts';

/** A topic has at most 32 characters. */
const topicLength = 32;

const thread = threadFile('features/push/senders/web-thread');
/** One processor is left to the server itself. */
const threadCount = Math.max(1, Math.min(2, availableParallelism() - 1));

interface WebOptions {
  keyPairs: KeyPairs;
  /** `https:` or `mailto:` address of the operator, for push services. */
  contact: string;
  /** Reason why nothing is sent to an address. */
  endpointFault: (address: string) => string | undefined;
  /** Deliveries at the same time. */
  parallel: number;
}

/** Sends to browsers, in threads that start with the first notification. */
export function webSender({ keyPairs, contact, endpointFault, parallel }: WebOptions): Sender {
  let pool: Piscina<WebDelivery, Sent> | undefined;
  const open = (): Piscina<WebDelivery, Sent> =>
    (pool ??= new Piscina<WebDelivery, Sent>({
      filename: thread,
      name: 'send',
      minThreads: 0,
      maxThreads: threadCount,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: Math.ceil(parallel / threadCount),
      // A thread that sleeps on a lock would not notice answers of push services.
      atomics: 'disabled',
      niceIncrement: 5,
    }));
  return {
    serviceOf: ({ address }) => new URL(address).origin,
    send: async ({ address, p256dh, auth, kid }: Device, { payload, ttl, urgency }: Outgoing) => {
      const pair = kid === null ? undefined : keyPairs.named(kid);
      // The browser subscribes again when the device is next used.
      if (!pair || !p256dh || !auth || endpointFault(address)) return { outcome: 'gone' };
      const topic = hashTopic(payload.tag);
      return open().run({
        address,
        p256dh,
        auth,
        pair,
        contact,
        payload: JSON.stringify(payload),
        ttl,
        urgency,
        topic,
      });
    },
    close: () => void pool?.destroy(),
  };
}

const hashTopic = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, topicLength);
