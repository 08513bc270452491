import { Worker } from 'node:worker_threads';
import { OdfError, readUsableMessage } from '@podium/odf';
import type { OdfMessage } from '@podium/odf';
import { threadFile } from '../../ground/own-files.ts';
import type { JournalRow } from '../journal.ts';

/** Larger messages are parsed off the event loop: 2 MB take 20 ms, 8 MB would block it for half a second. */
const largeBytes = 256 * 1024;

export type ReadResult = { row: JournalRow; message: OdfMessage } | { row: JournalRow; error: OdfError };

/** Parses journal rows. An unreadable message is an error in the list, never an exception. */
export async function readRows(rows: readonly JournalRow[]): Promise<ReadResult[]> {
  const results: ReadResult[] = [];
  for (const row of rows) {
    const result = alreadyRead.get(row) ?? (await readOne(row));
    alreadyRead.set(row, result);
    results.push(result);
  }
  return results;
}

/** Parsed rows, so that a failed batch is not parsed again when it is applied in parts. */
const alreadyRead = new WeakMap<JournalRow, ReadResult>();

async function readOne(row: JournalRow): Promise<ReadResult> {
  try {
    const message = row.bytes.length > largeBytes ? await readAside(row.bytes) : readUsableMessage(row.bytes);
    return { row, message };
  } catch (error) {
    if (!(error instanceof OdfError)) throw error;
    return { row, error };
  }
}

export type WorkerAnswer =
  | { message: OdfMessage }
  | { error: ConstructorParameters<typeof OdfError> }
  | { failure: string };

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** One worker parses one message at a time; it does not keep the process alive. */
async function readAside(bytes: Buffer): Promise<OdfMessage> {
  const mine = turn.then(() => ask(bytes));
  // The caller gets the error; the queue continues.
  turn = mine.catch(() => undefined);
  return mine;
}

async function ask(bytes: Buffer): Promise<OdfMessage> {
  worker ??= new Worker(threadFile('feed/apply/read-worker')).on('exit', () => (worker = undefined));
  worker.ref();
  const current = worker;
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      current.once('message', resolve).once('error', reject);
      current.postMessage(bytes);
    });
    if ('message' in answer) return answer.message;
    throw 'error' in answer ? new OdfError(...answer.error) : new Error(answer.failure);
  } finally {
    current.removeAllListeners('message').removeAllListeners('error').unref();
  }
}
