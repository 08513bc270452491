import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Timetable } from '@podium/gtfs';
import { threadFile } from '../../ground/own-files.ts';
import { unpackTimetable } from './packed-gtfs.ts';
import type { ThreadAnswer } from './timetable-thread.ts';

/** Reading a smaller feed takes less time than starting a thread. */
const threadFromBytes = 100_000;

const thread = threadFile('features/transport/timetable-thread');

/**
 * Reads a packed feed, a large one in a thread: 200,000 stop times take more than a second.
 *
 * @throws RangeError if the feed is invalid
 */
export async function readTimetable(gtfs: Uint8Array): Promise<Timetable> {
  if (gtfs.length < threadFromBytes) return unpackTimetable(gtfs);
  const worker = new Worker(thread, { workerData: gtfs });
  try {
    const [answer] = (await once(worker, 'message')) as [ThreadAnswer];
    if ('fault' in answer) throw new RangeError(answer.fault);
    return answer.timetable;
  } finally {
    await worker.terminate();
  }
}
