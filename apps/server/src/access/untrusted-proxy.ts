import type { IncomingMessage, Server } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../ground/config.ts';
import type { Log } from '../ground/log.ts';
import { readIfExists } from '../ground/read-if-exists.ts';

const fileName = 'untrusted-proxy';

/**
 * Warns once if X-Forwarded-For arrives while no proxy is trusted: behind a proxy, all visitors then appear to share
 * its address, and limits per network apply to all of them together.
 */
export function detectProxy(
  server: Server,
  { trustedHops, dataDir }: Pick<Config, 'trustedHops' | 'dataDir'>,
  log: Log,
): void {
  if (trustedHops > 0) return;
  const inspect = ({ headers }: IncomingMessage): void => {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', inspect);
    log.warn(`X-Forwarded-For arrived, but TRUSTED_HOPS is 0. ${advice}`);
    // For `podium doctor`, which is another process.
    void mkdir(dataDir, { recursive: true, mode: 0o700 })
      .then(async () => writeFile(join(dataDir, fileName), `${new Date().toISOString()}\n`))
      // The warning is already in the log; only `podium doctor` does not get it.
      .catch(() => undefined);
  };
  server.on('request', inspect);
}

const advice = 'Behind reverse proxies, set TRUSTED_HOPS to their number.';

/** The finding for `podium doctor`; undefined if no proxy was detected. */
export async function untrustedProxy({
  trustedHops,
  dataDir,
}: Pick<Config, 'trustedHops' | 'dataDir'>): Promise<{ what: string; step: string } | undefined> {
  if (trustedHops > 0) return undefined;
  const seenAt = (await readIfExists(join(dataDir, fileName)))?.trim();
  if (!seenAt) return undefined;
  return { what: `Proxy: X-Forwarded-For arrived at ${seenAt}, but TRUSTED_HOPS is 0.`, step: advice };
}
