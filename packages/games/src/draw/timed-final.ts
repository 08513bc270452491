import { drawTexts, withNumber } from './draw-words.ts';
import type { DrawnEvent, PlannedContest } from './drawn-event.ts';
import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { laneHeat } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import { contestKey, heatSides } from './plan-contests.ts';
import { separateUnseeded } from './separate-delegations.ts';

/**
 * Draws as few heats as the lanes allow, with sizes that differ by at most one. The best seeds meet in the last heat,
 * in its middle lanes. Entrants without a seed exchange their heats so that those of one delegation are apart.
 */
export function drawTimedFinal(
  entrants: readonly DrawEntrant[],
  { lanes, chance }: { lanes: number; chance: Chance },
): DrawnHeat[] {
  const order = drawOrder(entrants, chance);
  const count = Math.max(1, Math.ceil(order.length / lanes));
  const heats: DrawEntrant[][] = [];
  let from = 0;
  for (let number = count; number >= 1; number -= 1) {
    const size = Math.ceil((order.length - from) / number);
    heats.unshift(order.slice(from, from + size));
    from += size;
  }
  separateUnseeded(heats);
  return heats.map((heat, index) => laneHeat(heat, index + 1, lanes));
}

/**
 * Heats of one final. A single heat is the final; of several, none decides a medal alone, because the marks of all of
 * them make the ranking.
 */
export function planTimedFinal(heats: readonly DrawnHeat[]): DrawnEvent {
  const isSingle = heats.length === 1;
  const contests = heats.map((heat): PlannedContest => ({
    key: contestKey('FNL', heat.number),
    phase: 'FNL',
    number: heat.number,
    name: isSingle ? drawTexts.final : withNumber(drawTexts.heat, heat.number),
    sides: heatSides(heat),
    isDuel: false,
    ...(isSingle && { medal: 'gold' }),
  }));
  return {
    phases: [{ code: 'FNL', name: drawTexts.final, kind: 'final' }],
    contests,
    stages: [contests.map(({ key }) => key)],
  };
}
