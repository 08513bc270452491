import type { ZoneClock } from '@podium/games';

/** The clock of an IANA zone: minutes ahead of UTC at an instant. Remembers each quarter of an hour it was asked for. */
export function zoneClock(timeZone: string): ZoneClock {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  return (epochMs) => {
    const quarter = Math.floor(epochMs / 900_000);
    let offset = known.get(quarter);
    if (offset === undefined) {
      const name = parts.formatToParts(quarter * 900_000).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
      const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [];
      offset = sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
      known.set(quarter, offset);
    }
    return offset;
  };
}

/** `2026-10-12T18:04:00-03:00`: an instant on the Games' clock; milliseconds only where there are some. */
export function instantText(epochMs: number, zone: ZoneClock): string {
  const offset = zone(epochMs);
  const local = new Date(epochMs + offset * 60_000).toISOString();
  const time = local.endsWith('.000Z') ? local.slice(0, 19) : local.slice(0, 23);
  const absolute = Math.abs(offset);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${time}${offset < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`;
}
