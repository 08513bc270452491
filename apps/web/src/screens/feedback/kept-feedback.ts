import { AskError } from '../../platform/ask.ts';
import { askAsUser } from '../../shared/user/private-query.ts';
import { PRIVATE_KEY } from '../../shared/user/private-storage.ts';
import { parseKept } from './state.ts';
import type { KeptFeedback } from './state.ts';

const KEY = `${PRIVATE_KEY}feedback`;

function kept(): KeptFeedback[] {
  try {
    return parseKept(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keep(feedback: readonly KeptFeedback[]): boolean {
  try {
    if (feedback.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(feedback));
    return true;
  } catch {
    return false;
  }
}

const withoutNetwork = (error: unknown): boolean => error instanceof AskError && error.code === 'offline';

async function post({ id, sentiment, suggestion }: KeptFeedback): Promise<void> {
  await askAsUser('/api/v1/feedback', { method: 'POST', body: { id, sentiment, suggestion } });
}

/**
 * Sends feedback, or keeps it where there is no network. Its id makes one of what arrives twice.
 *
 * @throws what the server answers
 */
export async function sendFeedback(feedback: KeptFeedback): Promise<'sent' | 'kept'> {
  try {
    await post(feedback);
    return 'sent';
  } catch (error) {
    if (withoutNetwork(error) && keep([...kept(), feedback])) return 'kept';
    throw error;
  }
}

/** Sends what this person has kept. @returns how much of it is with the server now */
export async function sendKept(userId: string): Promise<number> {
  let sent = 0;
  for (const feedback of kept()) {
    if (feedback.userId !== userId) continue;
    try {
      await post(feedback);
      sent++;
    } catch (error) {
      // Too much at once waits for another time; what the server does not take it never will.
      if (withoutNetwork(error) || (error instanceof AskError && error.status === 429)) break;
    }
    keep(kept().filter(({ id }) => id !== feedback.id));
  }
  return sent;
}
