import { parentPort } from 'node:worker_threads';
import { OdfError, readUsableMessage } from '@podium/odf';
import type { WorkerAnswer } from './read-rows.ts';

parentPort!.on('message', (bytes: Uint8Array) => {
  parentPort!.postMessage(read(bytes));
});

function read(bytes: Uint8Array): WorkerAnswer {
  try {
    return { message: readUsableMessage(bytes) };
  } catch (error) {
    if (error instanceof OdfError) {
      const { code, detail, line, column } = error;
      return { error: line === undefined || column === undefined ? [code, detail] : [code, detail, { line, column }] };
    }
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
