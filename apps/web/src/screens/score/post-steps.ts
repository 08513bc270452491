import type { ScorerStep, ScorerAnswer } from '@podium/contract';
import { deviceNow } from '../../platform/device-time.ts';
import { request } from '../../platform/request.ts';
import { splitLink } from './court-link.ts';

const answerMs = 25_000;

/**
 * Sends steps through a scorer's link.
 * @param lang content language of the response
 * @throws RequestError without a valid response
 */
export async function postSteps(link: string, lang: string, steps: readonly ScorerStep[]): Promise<ScorerAnswer> {
  // The oldest browsers have no `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), answerMs);
  try {
    return await request<ScorerAnswer>('/api/v1/score', {
      method: 'POST',
      body: { ...splitLink(link), lang, steps, sentAt: new Date(deviceNow()).toISOString() },
      signal: timeout.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
