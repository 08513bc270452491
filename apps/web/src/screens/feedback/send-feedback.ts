import { submitOnce } from '../../shared/services/queue/submit-once.ts';
import type { Sentiment } from '@podium/contract/feedback-words';

/**
 * Sends feedback exactly once, now or when there is a network.
 *
 * @throws RequestError if the server refuses it
 */
export async function sendFeedback(
  userId: string,
  feedback: { id: string; sentiment: Sentiment; suggestion: string },
): Promise<'sent' | 'kept'> {
  const { state } = await submitOnce({
    key: feedback.id,
    userId,
    kind: 'feedback',
    label: '',
    path: '/api/v1/feedback',
    body: feedback,
  });
  return state === 'sent' ? 'sent' : 'kept';
}
