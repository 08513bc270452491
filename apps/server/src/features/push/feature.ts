import { defineFeature } from '../kit.ts';
import { pushTopics } from '../push-topics.ts';
import { offer } from '../service.ts';
import { Queue } from './deliver.ts';
import { announceDue, followChanges } from './follow.ts';
import { pushRoutes } from './routes.ts';
import { createSenders } from './create-senders.ts';
import { pushSettings } from './settings.ts';
import { sportTopics } from './sport/topics.ts';
import { forgetOld, listSubscriptions } from './subscriptions.ts';
import { testTopic } from './test-topic.ts';

/** Notifies devices of the items they follow, by web push and by the native push services. */
export const feature = defineFeature({
  name: 'push',
  settings: pushSettings,
  open(kit) {
    const senders = createSenders(kit);
    return { senders, queue: new Queue(kit, senders) };
  },
  offers: () => [offer(pushTopics, [...sportTopics, testTopic])],
  routes: pushRoutes,
  follow: followChanges,
  jobs: [
    { name: 'announce', everyMs: 10_000, run: announceDue },
    { name: 'deliver', everyMs: 500, run: async (_, kit) => void (await kit.state.queue.drain()) },
    { name: 'forget', everyMs: 3_600_000, run: forgetOld },
  ],
  waiting: async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from push.deliveries');
    return rows[0]!.count;
  },
  ownData: async (personId, { pool }) => listSubscriptions(pool, personId),
});
