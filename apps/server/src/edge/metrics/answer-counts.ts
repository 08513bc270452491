/** Counts of answers, kept as plain numbers: counting runs within every request. */

/** What gave an answer. `api` also covers pages that are not in memory. */
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
