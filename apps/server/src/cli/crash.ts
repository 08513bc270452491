import { inspect } from 'node:util';
import type { Log } from '../log.ts';

/** Exit code after an error that nobody caught: unlike 1, after a sentence to a person, another start may mend it. */
const crashCode = 70;
const endLimitMs = 5000;

/**
 * Logs uncaught errors with their cause and shuts the process down cleanly: its state is unknown, so it must not
 * continue. A shutdown that hangs is cut short.
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
