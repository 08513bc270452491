/** Presses of Escape that leave the page, and the time (ms) within which they follow each other. */
const PRESSES = 3;
const WITHIN_MS = 1500;

/** Counts presses: true for the third one within a second and a half. */
export function pressCounter(): (at: number) => boolean {
  let times: number[] = [];
  return (at) => {
    times = [...times.filter((time) => at - time < WITHIN_MS), at];
    return times.length >= PRESSES;
  };
}

/**
 * Leaves for a harmless page of the Games, which takes the place of this one in the history. The page is loaded anew, so
 * nothing that was read stays in memory.
 */
export function exitQuickly(address: string): void {
  document.documentElement.style.visibility = 'hidden';
  location.replace(address);
}
