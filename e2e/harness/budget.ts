/** Weight limits of a first visit. A check warns above 90 % of a limit and fails above the limit. */
import { expect } from 'vitest';

/** Limits in kB, brotli. */
export const limits = {
  script: 150,
  /** For the pages that render results: days, events, brackets, units (`heaviestScreens`). */
  scriptOfHeaviest: 170,
  /** Scripts that load once the page is idle, on top of the first visit. */
  scriptAtIdle: 80,
  style: 20,
  /** HTML of the fullest day. */
  day: 60,
} as const;

const WARNING_SHARE = 0.9;

/**
 * Fails the test if a weight exceeds its limit.
 * @param what the page and the kind of file, for messages
 * @param weight in kB
 * @param warnings receives a line for a weight above 90 % of its limit
 */
export function expectWithin(what: string, weight: number, limit: number, warnings: string[]): void {
  const line = `${what}: ${weight} of ${limit} kB`;
  expect.soft(weight, line).toBeLessThanOrEqual(limit);
  if (weight > limit * WARNING_SHARE) warnings.push(line);
}

/** Prints all warnings at once. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length > 0) console.warn(`warning: above 90 % of the budget: ${warnings.join('; ')}`);
}
