import { loadUnasked } from '../platform/chunk-reload.ts';
import { lazyPart } from '../shared/lazy-part.tsx';
import { useQuiet } from './use-quiet.ts';

const QUIET_MS = 3000;

const { Part: ConsentNotice } = lazyPart(
  async () => (await loadUnasked(() => import('../shared/consent/consent-notice.tsx'))).ConsentNotice,
);

/**
 * Loads the question of what may be stored, and the way back to it, once the page is idle; what cannot be loaded is
 * asked another time.
 */
export function ConsentWatch() {
  return useQuiet(QUIET_MS) && <ConsentNotice />;
}
