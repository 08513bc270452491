/** Weight limits of a first visit. A check warns above a limit, and fails if it is exceeded by more than a tenth. */
import { expect } from 'vitest';

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
  day: 60,
} as const;

/** A value up to a tenth above its target still passes. */
export const SLACK = 1.1;

/**
 * Fails the test if a weight exceeds its limit by more than a tenth.
 * @param what the page and kind of file, for messages
 * @param weight in kB
 * @param warnings receives a line for a weight above its limit
 */
export function expectWithin(what: string, weight: number, limit: number, warnings: string[]): void {
  const line = `${what}: ${weight} of ${limit} kB`;
  expect.soft(weight, line).toBeLessThanOrEqual(limit * SLACK);
  if (weight > limit) warnings.push(line);
}

/** Prints all warnings at once. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length > 0) console.warn(`warning: above the budget: ${warnings.join('; ')}`);
}
