/** Number of Escape presses that leave the page, and the time within which they count (ms). */
const PRESSES = 3;
const WITHIN_MS = 1500;

/** Counts presses; returns true for the third one within a second and a half. */
export function pressCounter(): (pressedAt: number) => boolean {
  let times: number[] = [];
  return (pressedAt) => {
    times = [...times.filter((time) => pressedAt - time < WITHIN_MS), pressedAt];
    return times.length >= PRESSES;
  };
}

/**
 * Opens a harmless page of the Games, which replaces this one in the history. It is a full load, so that no data stays
 * in memory.
 */
export function exitQuickly(address: string): void {
  document.documentElement.style.visibility = 'hidden';
  location.replace(address);
}
