import { z } from 'zod';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';

/**
 * The service worker never answers this address, so that a network that wants readers to sign in shows its page there.
 * Our server answers only after the sign-in.
 */
export function networkRoute(): Route {
  return route(
    {
      method: 'get',
      path: '/network-sign-in',
      summary: 'Shows the sign-in page of a network that answers in place of this server',
      tag: 'description',
      access: 'everyone',
      answer: { media: { 'text/html': z.string() } },
      alsoAnswers: { 302: 'The server answers again: redirects to the app' },
      parsesItself: true,
    },
    ({ c }) => c.redirect('/', 302),
  );
}
