import { postQueueNews } from '../../../worker/queue-sender.ts';
import { clearQueued } from '../../../worker/queue-store.ts';

/** Removes all answers that wait to be sent. */
export async function forgetQueued(): Promise<void> {
  try {
    await clearQueued();
    postQueueNews({ type: 'changed' });
  } catch {
    // Without storage there is no queue.
  }
}
