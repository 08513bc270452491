import { postQueueNews } from '../../../worker/queue-sender.ts';
import { clearQueued } from '../../../worker/queue-store.ts';

export async function forgetQueued(): Promise<void> {
  try {
    await clearQueued();
    postQueueNews({ type: 'changed' });
  } catch {
    // Without storage there is no queue.
  }
}
