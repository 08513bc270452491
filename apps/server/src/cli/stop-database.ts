import { stopEmbedded } from '../database/embedded.ts';
import type { CliIo } from './io.ts';

/**
 * `podium stop-database`: stops an embedded PostgreSQL that a killed server left running, unless another process uses
 * it.
 */
export async function stopDatabaseVerb(_args: string[], { config }: CliIo): Promise<number> {
  if (!config.databaseUrl) await stopEmbedded(config.dataDir);
  return 0;
}
