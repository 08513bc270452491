import type { SheetAnswer, SheetRequest } from './sheet-worker.ts';

/**
 * Reads a file in a worker.
 *
 * @throws Error if the file or the worker cannot be loaded; a file that is no spreadsheet is an answer
 */
export async function readFile(file: Blob, name: string): Promise<SheetAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<SheetAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker that reads spreadsheets failed.')));
      worker.postMessage({ bytes, name } satisfies SheetRequest);
    });
  } finally {
    worker.terminate();
  }
}
