/** The last lines of a run: its minutes by part, and its counts. */

export type Part = 'house' | 'rules' | 'server' | 'web' | 'visits' | 'journeys' | 'faults';

/** A run that takes longer is reported; it never fails for it. */
const MAX_MINUTES = 20;

export function partOf(file: string): Part {
  if (/^e2e\/(?:visitor\/draw|harness\/)/u.test(file)) return 'rules';
  if (file.startsWith('e2e/visitor/')) return 'visits';
  if (file.startsWith('e2e/browser/')) return 'journeys';
  if (file.startsWith('e2e/')) return 'faults';
  if (file.startsWith('apps/server/')) return 'server';
  return file.startsWith('apps/web/') ? 'web' : 'rules';
}

/**
 * The minutes of each part. Test files run at the same time, so each part has a share of the time of all tests.
 * @param houseMs duration of the checks
 * @param testsMs duration of all tests
 */
export function minutesByPart(
  seconds: Readonly<Record<string, number>>,
  houseMs: number,
  testsMs: number,
): Record<string, number> {
  const total = Object.values(seconds).reduce((sum, value) => sum + value, 0);
  const shares = new Map<Part, number>();
  for (const [file, value] of Object.entries(seconds))
    shares.set(partOf(file), (shares.get(partOf(file)) ?? 0) + value);
  const minutes = (ms: number): number => Math.round(ms / 6000) / 10;
  return {
    house: minutes(houseMs),
    ...Object.fromEntries([...shares].map(([part, share]) => [part, minutes((testsMs * share) / total)])),
    all: minutes(houseMs + testsMs),
  };
}

/** @returns lines, among them a warning if the run took too long */
export function describeMinutes(
  { all = 0, ...parts }: Readonly<Record<string, number>>,
  seconds: Readonly<Record<string, number>>,
): string[] {
  const lines = [
    `${all} minutes: ${Object.entries(parts)
      .map(([part, value]) => `${part} ${value}`)
      .join(', ')}`,
  ];
  if (all <= MAX_MINUTES) return lines;
  const slowest = Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([file, value]) => `${file} (${Math.round(value)} s)`);
  return [...lines, `WARNING: more than ${MAX_MINUTES} minutes. The slowest files: ${slowest.join(', ')}`];
}

/** The line that programs read. */
export const describeCounts = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
