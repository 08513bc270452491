import type { ZoneClock } from '@podium/games';

/** The offset of an IANA time zone in minutes ahead of UTC at an instant. Caches each quarter of an hour. */
export function zoneClock(timeZone: string): ZoneClock {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  return (epochMs) => {
    const quarter = Math.floor(epochMs / 900_000);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      const name = parts.formatToParts(quarter * 900_000).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
      const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? [];
      offset = sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
      offsets.set(quarter, offset);
    }
    return offset;
  };
}
