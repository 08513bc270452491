import { inspect } from 'node:util';
import type { Log } from '../ground/log.ts';

/** Exit code after an uncaught error. Unlike exit code 1, which follows an error message, a restart may help. */
const crashCode = 70;
const endLimitMs = 5000;

/**
 * Logs uncaught errors with their cause and shuts the process down cleanly: its state is unknown, so it must not
 * continue. A hanging shutdown is aborted after five seconds.
 */
export function endOnCrash(log: Log, end: () => Promise<void>): void {
  let isEnding = false;
  const endInOrder = async (): Promise<void> => {
    setTimeout(() => process.exit(crashCode), endLimitMs);
    try {
      await end();
    } catch (error) {
      log.error({ error: inspect(error) }, 'the shutdown failed');
    }
    process.exit(crashCode);
  };
  const crash = (error: unknown): void => {
    log.fatal({ error: inspect(error) }, 'uncaught error; shutting down');
    if (isEnding) return;
    isEnding = true;
    void endInOrder();
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
}
