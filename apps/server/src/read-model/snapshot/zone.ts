import type { ZoneClock } from '@podium/games';

/** `2026-10-12T18:04:00-03:00`: an instant in the time zone of the Games; milliseconds only if they are not zero. */
export function instantText(epochMs: number, zone: ZoneClock): string {
  const offset = zone(epochMs);
  const local = new Date(epochMs + offset * 60_000).toISOString();
  const time = local.endsWith('.000Z') ? local.slice(0, 19) : local.slice(0, 23);
  const absolute = Math.abs(offset);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${time}${offset < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`;
}
