/** Converts instants to local times at the Games and back. Offsets are minutes ahead of UTC. */

type OffsetAt = (epochMs: number) => number;

const minuteMs = 60_000;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** `2026-10-12T21:04:00Z` becomes `2026-10-12T18:04` three hours behind UTC; empty if it is not an instant. */
export function localTime(instant: string, offsetAt: OffsetAt): string {
  const epochMs = Date.parse(instant);
  if (Number.isNaN(epochMs)) return '';
  return new Date(epochMs + offsetAt(epochMs) * minuteMs).toISOString().slice(0, 16);
}

/** `2026-10-12T18:04` becomes `2026-10-12T18:04:00-03:00`; empty while the time is incomplete. */
export function toInstant(local: string, offsetAt: OffsetAt): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(local)) return '';
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return '';
  // The offset at that instant, computed from a first guess: they differ only around a clock change.
  const offset = offsetAt(asUtc - offsetAt(asUtc) * minuteMs);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}:00${offset < 0 ? '-' : '+'}${padTwo(hours)}:${padTwo(minutes)}`;
}
