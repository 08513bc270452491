import { isOurs } from '@podium/contract/served-by';
import { serverAddress } from '../../../platform/origin.ts';
import type { PrintProgress } from '@podium/contract';

export interface MadeDocument {
  /** In bytes, if the response includes it. */
  size: number | null;
}

interface DocumentRequest {
  address: string;
  /** The document takes long to make: its progress is polled, and it is saved once finished. */
  isBook: boolean;
  signal: AbortSignal;
  /** @param percent from 0 to 100 */
  onProgress: (percent: number) => void;
}

/** Polling interval for the progress of a book (ms). */
const pollMs = 1000;

/** Has the server make a document, without loading it. @throws if the request fails or is aborted */
export async function makeDocument({
  address,
  isBook,
  signal,
  onProgress,
}: DocumentRequest): Promise<MadeDocument | 'failed'> {
  let progress = await ask(address, isBook, signal);
  while (typeof progress === 'number') {
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    progress = await ask(address, isBook, signal);
  }
  if (isBook && progress !== 'failed') save(address);
  return progress;
}

/** Saves the document; a new tab would be blocked, because the user's tap was too long ago. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  // Attached to the document, because the native apps watch its links.
  document.body.append(link);
  link.click();
  link.remove();
}

/** Requests the document without its body. @returns the outcome, or the progress of a book in percent */
async function ask(address: string, isBook: boolean, signal: AbortSignal): Promise<MadeDocument | 'failed' | number> {
  const answer = await fetch(serverAddress(address), {
    method: isBook ? 'GET' : 'HEAD',
    signal,
  });
  if (!isOurs(answer)) return 'failed';
  if (answer.status === 202) {
    const { done, total } = (await answer.json()) as PrintProgress;
    return Math.floor((100 * done) / total);
  }
  void answer.body?.cancel();
  return answer.ok ? { size: Number(answer.headers.get('content-length')) || null } : 'failed';
}
