import { useLocation } from '@tanstack/react-router';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { pageFacts } from '../platform/facts.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { useQuiet } from './use-quiet.ts';

const QUIET_MS = 4000;

const { Part: InstallOffer } = lazyPart(
  async () => (await loadInBackground(() => import('../shared/shell/install/install-offer.tsx'))).InstallOffer,
);

/** Offers to install the app, once the page is idle; not in the native apps, nor in frames on other sites. */
export function InstallWatch() {
  const isQuiet = useQuiet(QUIET_MS);
  // The offline page itself explains how to install the app.
  const isOfflinePage = useLocation({ select: ({ pathname }) => pathname.endsWith('/offline') });
  return isQuiet && !isOfflinePage && pageFacts().platform === 'web' && parent === window && <InstallOffer />;
}
