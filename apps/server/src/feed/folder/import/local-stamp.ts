import { zoneClock } from '@podium/i18n';

/** Converts an instant to a feed stamp: `YYYYMMDDhhmmssfff` in the time zone of the Games, version 0, no hash. */
export function localStamp(instant: string, timeZone: string): string {
  const timeMs = Date.parse(instant);
  const local = new Date(timeMs + zoneClock(timeZone)(timeMs) * 60_000).toISOString();
  return `${local.replace(/\D/g, '')}:0000000000:00000000`;
}
