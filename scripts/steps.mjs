/** @returns the time since a reading of `performance.now()`: `14 s`, or `0.4 s` below ten seconds */
export function secondsSince(started) {
  const seconds = (performance.now() - started) / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}
