/** The next board that can be shown, after the current one; the current one if no other can. */
export function nextBoard(current: number, areReady: readonly boolean[]): number {
  for (let step = 1; step <= areReady.length; step += 1) {
    const index = (current + step) % areReady.length;
    if (areReady[index]) return index;
  }
  return current;
}

/** Time without a connection after which the board shows it (ms). */
const patienceMs = 60_000;
const minuteMs = 60_000;
const minutesUntilHours = 120;

/** @returns the age of what is shown in minutes or hours; undefined while the server answers */
export function boardAge(ms: number): { value: number; unit: 'minute' | 'hour' } | undefined {
  if (ms < patienceMs) return undefined;
  const minutes = Math.floor(ms / minuteMs);
  return minutes < minutesUntilHours
    ? { value: minutes, unit: 'minute' }
    : { value: Math.floor(minutes / 60), unit: 'hour' };
}
