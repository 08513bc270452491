import { useChosen } from '../shared/reader/device-classes.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';

const { Part: DebugBanner } = lazyPart(
  async () => (await import('../shared/shell/debug/debug-banner.tsx')).DebugBanner,
);

/** N11: loads the debug banner for users who enabled it. */
export function DebugWatch() {
  return useChosen('shows-debug') && <DebugBanner />;
}
