import { isOurs } from '@podium/contract/served-by';

/** `other`: a network's sign-in page or a filter answers in place of the server. */
export type Answerer = 'server' | 'other' | 'nobody';

/** The service worker lets this address through, so that the network itself answers. */
export const networkPage = '/network-sign-in';

/** The server never redirects this file, which the worker does not answer. */
const probe = async (): Promise<Pick<Response, 'type' | 'headers'>> =>
  fetch('/builds/latest.json', { cache: 'no-store', redirect: 'manual' });

/** Finds out what answers at the address of the server. */
export async function whoAnswers(fetchProbe = probe): Promise<Answerer> {
  try {
    const answer = await fetchProbe();
    return answer.type !== 'opaqueredirect' && isOurs(answer) ? 'server' : 'other';
  } catch {
    // Without a network nothing answers.
    return 'nobody';
  }
}
