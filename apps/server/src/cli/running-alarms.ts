import { healthAnswer } from '@podium/contract';
import type { HealthAnswer } from '@podium/contract';
import type { Config } from '../ground/config.ts';

const limitMs = 5000;

/**
 * The open alarms of the server that runs on this machine with this database.
 *
 * @param epoch epoch of the database, to exclude servers of other databases
 * @returns undefined if there is no such server
 */
export async function runningAlarms(
  { port }: Pick<Config, 'port'>,
  epoch: string,
): Promise<HealthAnswer['alarms'] | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/health`, { signal: AbortSignal.timeout(limitMs) });
    const health = healthAnswer.parse(await response.json());
    return health.live.position.startsWith(`${epoch}-`) ? health.alarms : undefined;
  } catch {
    // The port is closed, or another program uses it.
    return undefined;
  }
}
