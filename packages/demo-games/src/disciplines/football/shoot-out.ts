import type { Random } from '../../random.ts';
import { otherSide, sides } from '../../formats/duel.ts';
import type { Side } from '../../formats/duel.ts';
import type { ActionDraft } from '../duels/rally-actions.ts';
import type { Squad } from './squad.ts';

const kicksEach = 5;

/**
 * Kicks from the penalty mark, alternating, by the players on the pitch at the end: five each or until one side
 * cannot be caught, then one each until they differ. They do not count in the score.
 */
export function shootOut(
  squads: Readonly<Record<Side, Squad>>,
  random: Random,
): { kicks: Record<Side, number>; log: ActionDraft[] } {
  const kicks = { H: 0, A: 0 };
  const kickCounts = { H: 0, A: 0 };
  const log: ActionDraft[] = [];
  const orders = { H: random.shuffle(squads.H.onPitch), A: random.shuffle(squads.A.onPitch) };
  let side: Side = random.chance(0.5) ? 'H' : 'A';
  while (!isDecided(kicks, kickCounts)) {
    const taker = orders[side][kickCounts[side] % orders[side].length]!;
    const isGoal = random.chance(0.76);
    kickCounts[side] += 1;
    if (isGoal) kicks[side] += 1;
    log.push({
      period: 'PSO',
      action: 'PTY',
      result: isGoal ? 'GOAL' : random.pick(['SAVE', 'SAVE', 'MISS', 'POST']),
      side,
      people: [{ person: taker, role: 'SCR' }],
      shootOut: { ...kicks },
    });
    side = otherSide[side];
  }
  return { kicks, log };
}

/** Returns whether the remaining kicks can no longer change the winner. */
function isDecided(kicks: Readonly<Record<Side, number>>, kickCounts: Readonly<Record<Side, number>>): boolean {
  if (kickCounts.H >= kicksEach && kickCounts.A >= kicksEach)
    return kickCounts.H === kickCounts.A && kicks.H !== kicks.A;
  return sides.some((side) => kicks[side] > kicks[otherSide[side]] + kicksEach - kickCounts[otherSide[side]]);
}
