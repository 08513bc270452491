import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { ZoneContext, useGamesFacts } from '../use-games.ts';
import { onUserChange, userText } from '../visitor.ts';
import type { ReactNode } from 'react';

const never = () => () => undefined;
let kept: string | undefined;
const deviceZone = () => (kept ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The time zone of the device, once scripts run. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => undefined);

/** Whether the person wants clocks to go by the device; known once scripts run. */
const prefersMine = () => /"preferredTimezone":"mine"/u.test(userText() ?? '');

/** Every clock inside goes by the device where that is wanted; before scripts run, and without them, by the Games. */
export function ClockZone({ children }: { children: ReactNode }) {
  const zone = useDeviceZone();
  const isPreferred = useSyncExternalStore(onUserChange, prefersMine, () => false);
  // An address may say it for its page: `?tz=mine`.
  const asked = useLocation({ select: ({ search }) => (search as { tz?: string }).tz });
  const isMine = asked ? asked === 'mine' : isPreferred;
  return <ZoneContext value={isMine ? zone : undefined}>{children}</ZoneContext>;
}

/** Whether the clocks here are the device's and not the Games'. */
export function useIsMyClock(): boolean {
  const { games, zone } = useGamesFacts();
  return zone !== games.timeZone;
}
