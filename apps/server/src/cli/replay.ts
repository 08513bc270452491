import { inSiblingDatabase } from '../database/beside.ts';
import { openDatabase } from '../database/database.ts';
import { featureEntryTypes as entryTypes } from '../features/entry-types.gen.ts';
import { replay } from '../feed/replay.ts';
import { openLog } from '../ground/log.ts';
import type { CliIo } from './io.ts';

/** `podium replay`: rebuilds every table from the journal in a second database and compares it with the original. */
export async function replayVerb(_args: string[], { out, error, config }: CliIo): Promise<number> {
  const database = await openDatabase(config);
  try {
    return await inSiblingDatabase(database, async (target) => {
      const started = performance.now();
      const result = await replay(database.pool, target, {
        log: openLog('error'),
        entryTypes,
        onProgress: progressReporter(out),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (result.differences.length === 0) {
        out(`Identical: ${result.messages} journal entries replayed in ${seconds} s, and every table matches.`);
        return 0;
      }
      error(`Different after ${result.messages} journal entries:`);
      for (const difference of result.differences)
        error(`  ${difference.table}: here ${difference.here}, replayed ${difference.there}`);
      error('Run "podium rebuild" to replace these tables.');
      return 1;
    });
  } finally {
    await database.close();
  }
}

/** Returns a function that prints progress every 2000 messages. */
export function progressReporter(print: (line: string) => void): (messages: number) => void {
  let next = 2000;
  return (messages) => {
    if (messages < next) return;
    print(`${messages} messages`);
    next = messages + 2000;
  };
}
