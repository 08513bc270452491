import type { ResultStep, ScorerAnswer } from '@podium/contract';
import { ask } from '../../platform/ask.ts';

const answerMs = 25_000;

/**
 * Sends steps through a scorer's link.
 * @param lang content language of the response
 * @throws AskError without a valid response
 */
export async function postSteps(link: string, lang: string, steps: readonly ResultStep[]): Promise<ScorerAnswer> {
  // The oldest browsers have no `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), answerMs);
  try {
    return await ask<ScorerAnswer>('/api/v1/score', {
      method: 'POST',
      body: { link, lang, steps },
      signal: timeout.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
