import { z } from 'zod';
import { defineFeature } from '../kit.ts';
import { deliverDue, forgetOld } from './deliver.ts';
import { queueDeliveries } from './endpoints.ts';
import { webhooksVerb } from './verb.ts';

/**
 * Notifies other systems of changes, with signatures and retries. A notification names the changed subject, never its
 * content.
 */
export const feature = defineFeature({
  name: 'webhooks',
  settings: {
    WEBHOOKS_PRIVATE_ADDRESSES: {
      schema: z.enum(['on', 'off']).default('off'),
      meaning:
        'Whether webhooks may be sent to private addresses and without TLS: "on" only if every operator may reach your network.',
    },
  },
  follow: async (changes, client, { program }) => {
    const { partition, switches } = program();
    // Other systems take results for real ones.
    if (switches.rehearsal) return;
    await queueDeliveries(
      client,
      changes.filter((change) => change.partition === partition),
    );
  },
  jobs: [
    {
      name: 'deliver',
      everyMs: 1000,
      run: async (_, kit) => void (await deliverDue(kit, kit.settings.WEBHOOKS_PRIVATE_ADDRESSES === 'on')),
    },
    { name: 'forget', everyMs: 3_600_000, run: forgetOld },
  ],
  waiting: async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from webhooks.deliveries where state = 'pending'`,
    );
    return rows[0]!.count;
  },
  verbs: [webhooksVerb],
});
