import { unbalancedAccounts } from './access/points.ts';
import type { Alarms } from './ground/alarms.ts';
import type { Job } from './database/jobs.ts';
import { pruneFeed } from './feed/prune.ts';
import type { Shared } from './features/base-kit.ts';
import { isServed } from './files/public-files.ts';
import type { FileUseSource } from './files/file-use.ts';

interface ServerJobsOptions {
  shared: Pick<Shared, 'mail' | 'files'>;
  fileUse: FileUseSource;
  alarms: Alarms;
  /** Features that follow the outbox; changes they have not processed yet are kept. */
  followerNames: readonly string[];
}

const hourMs = 3_600_000;

/** Periodic jobs of the server itself; features define their own. */
export function serverJobs({ shared, fileUse, alarms, followerNames }: ServerJobsOptions): Job[] {
  const { mail, files } = shared;
  const keeps = async (sha256: string): Promise<{ isUsed: boolean; isPublic: boolean }> => {
    const use = await fileUse(sha256);
    return { isUsed: use !== undefined, isPublic: isServed(use) };
  };
  return [
    { name: 'letters', everyMs: 1000, run: async (client) => mail.sendDue(client) },
    { name: 'kept letters', everyMs: hourMs, run: async () => mail.forgetOld() },
    {
      name: 'points',
      everyMs: hourMs,
      run: async (client) => alarms.set('points-unbalanced', await unbalancedAccounts(client)),
    },
    { name: 'prune', everyMs: hourMs, run: async (client) => pruneFeed(client, followerNames) },
    { name: 'unused files', everyMs: hourMs, run: async (client) => files.removeUnused(client, keeps) },
  ];
}
