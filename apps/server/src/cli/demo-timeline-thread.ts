// Threads do not inherit the module hooks of the main thread.
import { parentPort, workerData } from 'node:worker_threads';
import { demoTimeline } from './demo-timeline.ts';
import type { TimelineSpan } from './demo-timeline.ts';

parentPort!.postMessage(demoTimeline(workerData as TimelineSpan));
