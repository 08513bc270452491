import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { ZoneContext, useGamesFacts } from '../../shell/use-games.ts';
import { onUserChange, userText } from '../../reader/visitor.ts';
import type { ReactNode } from 'react';

const never = () => () => undefined;
let kept: { zone: string | undefined } | undefined;

/** A device without a known location may report a zone that it cannot parse: `Etc/Unknown`. */
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

/** Returns whether the user prefers the device's time zone; known once scripts run. */
const prefersMine = () => /"preferredTimezone":"mine"/u.test(userText() ?? '');

/**
 * All times inside use the device's time zone if the user prefers it; before scripts run, or without them, that of the
 * Games.
 */
export function ClockZone({ children }: { children: ReactNode }) {
  const zone = useDeviceZone();
  const isPreferred = useSyncExternalStore(onUserChange, prefersMine, () => false);
  // An address may request it for its page: `?tz=mine`.
  const asked = useLocation({ select: ({ search }) => (search as { tz?: string }).tz });
  const isMine = asked ? asked === 'mine' : isPreferred;
  return <ZoneContext value={isMine ? zone : undefined}>{children}</ZoneContext>;
}

/** Returns whether the times here are in the device's zone instead of the Games'. */
export function useIsMyClock(): boolean {
  const { games, zone } = useGamesFacts();
  return zone !== games.timeZone;
}
