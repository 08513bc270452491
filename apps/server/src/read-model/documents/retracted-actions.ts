import type { ActionRow } from '../queries/unit-rows.ts';

type Scored = Pick<ActionRow, 'id' | 'period' | 'parent_id' | 'score_home' | 'score_away'>;
const sides = ['score_home', 'score_away'] as const;

/**
 * Maps each retracting action to the action it retracts, by id. When a score goes down, the retracted action is the one
 * named, otherwise the side's last scoring action in the same period: in sports with sets, every set starts at zero.
 */
export function retractedActions(actions: readonly Scored[]): ReadonlyMap<string, string> {
  const retracted = new Map<string, string>();
  const score = { score_home: 0, score_away: 0 };
  const counting: { id: string; period: string | null; side: (typeof sides)[number] }[] = [];
  for (const { id, period, parent_id: named, ...after } of actions) {
    for (const side of sides) {
      const now = Number(after[side] ?? score[side]);
      if (now > score[side]) counting.push({ id, period, side });
      if (now < score[side]) {
        const last = counting.findLastIndex(
          (candidate) =>
            candidate.side === side && (named === null ? candidate.period === period : candidate.id === named),
        );
        if (last !== -1) retracted.set(id, counting.splice(last, 1)[0]!.id);
      }
      score[side] = now;
    }
  }
  return retracted;
}
