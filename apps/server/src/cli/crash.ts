import { inspect } from 'node:util';
import type { Log } from '../log.ts';

/** Exit code after an error that nobody caught: unlike 1, after a sentence to a person, another start may mend it. */
const crashCode = 70;
const endLimitMs = 5000;

/**
 * From now on an error that nobody caught is logged with its cause and ends the process in order: what it left behind is
 * unknown, so nothing goes on. Whatever hangs in the end is cut short.
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
