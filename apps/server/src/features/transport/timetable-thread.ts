/** Worker thread that reads one packed feed and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Timetable } from '@podium/gtfs';
import { unpackTimetable } from './packed-gtfs.ts';

export type ThreadAnswer = { timetable: Timetable } | { fault: string };

function read(): ThreadAnswer {
  try {
    return { timetable: unpackTimetable(workerData as Uint8Array) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

parentPort?.postMessage(read());
