/** The time of a fresh demo, which stands still in tests. */
export const demoNow = '2026-11-20T18:30:00.000Z';

/** Settings of a server at which it is a given time when it starts, whatever the machine's. */
export function gamesAt(instant: string): Record<string, string> {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  return { GAMES_CLOCK_OFFSET: `${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S` };
}
