import { useSyncExternalStore } from 'react';
import { ZoneContext } from '../use-games.ts';
import type { ReactNode } from 'react';

const never = () => () => undefined;
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every clock inside goes by the device, once scripts run; before, and without them, by the Games. */
export function ClockZone({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  const zone = useSyncExternalStore(never, browserZone, () => undefined);
  return <ZoneContext value={isMine ? zone : undefined}>{children}</ZoneContext>;
}
