import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { ZoneContext, useGamesFacts } from '../use-games.ts';
import { onUserChange, userText } from '../visitor.ts';
import type { ReactNode } from 'react';

const never = () => () => undefined;
let kept: { zone: string | undefined } | undefined;

/** A device that does not know where it is may name a zone that it cannot read: `Etc/Unknown`. */
function deviceZone(): string | undefined {
  if (kept) return kept.zone;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    kept = { zone: timeZone };
  } catch {
    kept = { zone: undefined };
  }
  return kept.zone;
}

/** The time zone of the device, once scripts run. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => undefined);

/** Whether the person wants clocks to go by the device; known once scripts run. */
const prefersMine = () => /"preferredTimezone":"mine"/u.test(userText() ?? '');

/** All times inside follow the device if the person wants that; before scripts run, and without them, the Games. */
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
