import { unbalancedAccounts } from './access/points.ts';
import type { Alarms } from './alarms.ts';
import type { Job } from './database/jobs.ts';
import { pruneFeed } from './feed/prune.ts';
import type { Mailer } from './mail/mailer.ts';

interface ServerJobsOptions {
  mail: Mailer;
  alarms: Alarms;
  /** Features that follow the outbox: what they have not read yet is kept. */
  followerNames: readonly string[];
}

const hourMs = 3_600_000;

/** Jobs of the server itself; features have their own. */
export function serverJobs({ mail, alarms, followerNames }: ServerJobsOptions): Job[] {
  return [
    { name: 'letters', everyMs: 1000, run: async (client) => mail.sendDue(client) },
    { name: 'kept letters', everyMs: hourMs, run: async () => mail.forgetOld() },
    {
      name: 'points',
      everyMs: hourMs,
      run: async (client) => alarms.set('points-unbalanced', await unbalancedAccounts(client)),
    },
    { name: 'prune', everyMs: hourMs, run: async (client) => pruneFeed(client, followerNames) },
  ];
}
