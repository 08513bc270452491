import { useChosen } from '../shared/device-classes.ts';
import { lazyPart } from '../shared/lazy-part.tsx';

const { Part: DebugBanner } = lazyPart(async () => (await import('../shared/debug/debug-banner.tsx')).DebugBanner);

/** N11: what those who look for a fault are asked about; it comes to those who want it. */
export function DebugWatch() {
  return useChosen('shows-debug') && <DebugBanner />;
}
