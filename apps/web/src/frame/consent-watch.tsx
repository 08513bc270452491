import { loadInBackground } from '../platform/chunk-reload.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';
import { useQuiet } from './use-quiet.ts';

const QUIET_MS = 3000;

const { Part: ConsentNotice } = lazyPart(
  async () => (await loadInBackground(() => import('../shared/shell/consent/consent-notice.tsx'))).ConsentNotice,
);

/**
 * Loads the consent notice, and the button that reopens it, once the page is idle; a failed load is repeated another
 * time.
 */
export function ConsentWatch() {
  return useQuiet(QUIET_MS) && <ConsentNotice />;
}
