import { useSyncExternalStore } from 'react';
import { ZoneContext } from '../use-games.ts';
import { onUserChange, userText } from '../visitor.ts';
import type { ReactNode } from 'react';

const never = () => () => undefined;
const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the person wants clocks to go by the device, as the settings of an account say; known once scripts run. */
const prefersMine = (): boolean => /"preferredTimezone":"mine"/u.test(userText() ?? '');
export const usePrefersMyClock = (): boolean => useSyncExternalStore(onUserChange, prefersMine, () => false);

interface ClockZoneProps {
  /** By the address; else it is as the person prefers. */
  asked: 'mine' | 'venue' | undefined;
  children: ReactNode;
}

/** Every clock inside goes by the device where that is wanted, once scripts run; before, and without them, by the Games. */
export function ClockZone({ asked, children }: ClockZoneProps) {
  const zone = useSyncExternalStore(never, browserZone, () => undefined);
  const isPreferred = usePrefersMyClock();
  const isMine = asked ? asked === 'mine' : isPreferred;
  return <ZoneContext value={isMine ? zone : undefined}>{children}</ZoneContext>;
}
