/** For tests: settings that start a server at a given time of the Games, independent of the machine's time. */
export function gamesAt(instant: string): Record<string, string> {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  return { GAMES_CLOCK_OFFSET: `${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S` };
}
