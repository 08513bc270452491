/** Counts responses in plain numbers, because it runs on every request. */

/** Part of the server that gave the response. `api` includes pages that were not in memory. */
const lanes = ['document', 'file', 'console', 'page', 'live', 'api'] as const;
export type Lane = (typeof lanes)[number];

export interface AnswerCount {
  lane: Lane;
  status: number;
  count: number;
}

export class AnswerCounts {
  readonly #counts = new Map<Lane, Map<number, number>>(lanes.map((lane) => [lane, new Map()]));

  add(lane: Lane, status: number): void {
    const counts = this.#counts.get(lane)!;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  get all(): AnswerCount[] {
    return [...this.#counts].flatMap(([lane, counts]) =>
      [...counts].map(([status, count]) => ({ lane, status, count })),
    );
  }
}
