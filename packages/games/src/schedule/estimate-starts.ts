/** Estimates when the next contests on a field of play start if an earlier one is late. */

export interface PlacedContest {
  id: string;
  /** Planned start in epoch milliseconds. */
  startAt?: number;
  endAt?: number;
  actualStartAt?: number;
  actualEndAt?: number;
  state: 'coming' | 'on' | 'over' | 'off';
}

const MIN_DELAY_MS = 5 * 60_000;
const STEP_MS = 5 * 60_000;

/**
 * Estimated starts by id, rounded up to five minutes, of upcoming contests that an earlier one on the same field
 * delays by five minutes or more. A contest waits for those planned to end before it starts; contests planned in
 * parallel do not wait for each other. Every contest takes as long as planned: a break between two absorbs a delay.
 *
 * @param contests contests of one field of play on one day, in any order
 */
export function estimateStarts(contests: readonly PlacedContest[]): Map<string, number> {
  const estimates = new Map<string, number>();
  const earlier: { plannedEnd: number; end: number }[] = [];
  const planned = contests
    .flatMap((contest) =>
      contest.state !== 'off' && contest.startAt !== undefined ? [{ ...contest, startAt: contest.startAt }] : [],
    )
    .toSorted((a, b) => a.startAt - b.startAt);
  for (const { id, startAt, endAt, actualStartAt, actualEndAt, state } of planned) {
    const free = Math.max(0, ...earlier.filter(({ plannedEnd }) => plannedEnd <= startAt).map(({ end }) => end));
    const start = state === 'coming' ? Math.max(startAt, free) : (actualStartAt ?? startAt);
    if (state === 'coming' && start - startAt >= MIN_DELAY_MS) estimates.set(id, Math.ceil(start / STEP_MS) * STEP_MS);
    if (endAt === undefined || endAt <= startAt) continue;
    const end = state === 'over' && actualEndAt !== undefined ? actualEndAt : start + (endAt - startAt);
    earlier.push({ plannedEnd: endAt, end });
  }
  return estimates;
}
