/** Parses PostgreSQL's `2026-10-12 18:04:00-03`; Date.parse requires a T, and minutes in the offset. */
export function toEpochMs(text: string): number {
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
