/** Weight limits of a first visit. A check warns above a limit, and fails if it is exceeded by more than a tenth. */
/** Limits in kB, brotli. */
export const limits = {
  script: 150,
  /**
   * For pages that render results: days, events, brackets, units (`heaviestScreens`). The page of a match weighs 185
   * to 188 kB, so every addition requires a removal first.
   */
  scriptOfHeaviest: 174,
  /** Scripts loaded once the page is idle, in addition to the first visit. */
  scriptAtIdle: 80,
  style: 20,
  /** HTML of the day with the most contests. */
  day: 45,
} as const;

/** A value up to a tenth above its target still passes. */
export const SLACK = 1.1;

/**
 * Compares a weight with its limit.
 * @param what the page and kind of file, for messages
 * @param weight in kB
 * @param warnings receives a line for a weight above its limit by less than a tenth
 * @returns a line if it is more than a tenth above its limit
 */
export function excess(what: string, weight: number, limit: number, warnings: string[]): string[] {
  const line = `${what}: ${weight} of ${limit} kB`;
  if (weight > limit * SLACK) return [line];
  if (weight > limit) warnings.push(line);
  return [];
}

/** Prints all warnings at once. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length > 0) console.warn(`warning: above the budget: ${warnings.join('; ')}`);
}
