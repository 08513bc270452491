import { drawTexts, matchName, withNumber } from './draw-words.ts';
import type { DrawnEvent } from './drawn-event.ts';
import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { planPools } from './plan-contests.ts';
import type { PlannedPool } from './plan-contests.ts';
import { roundRobin } from './round-robin.ts';

/** One table in which everyone meets everyone else; in the second leg, home and away are exchanged. */
export function drawLeague(
  entrants: readonly DrawEntrant[],
  { legs, chance }: { legs: 1 | 2; chance: Chance },
): PlannedPool {
  const order = drawOrder(entrants, chance);
  const first = roundRobin(order.length).map((pairs) =>
    pairs.map(([home, away]) => ({ home: order[home]!.id, away: order[away]!.id })),
  );
  const second = first.map((pairs) => pairs.map(({ home, away }) => ({ home: away, away: home })));
  const matches = [...first, ...(legs === 2 ? second : [])].flatMap((pairs, index) =>
    pairs.map((pair) => ({ ...pair, round: index + 1 })),
  );
  return { letter: 'A', matches: matches.map((match, index) => ({ ...match, number: index + 1 })) };
}

/** The matches of one table, named by their round and number: `Round 2, Match 5`. */
export function planLeague(table: PlannedPool): DrawnEvent {
  const { phases, contests, stages } = planPools([table], { phases: [], contests: [], stages: [] });
  const names = new Map(
    table.matches.map(({ number, round }) => [number, matchName(withNumber(drawTexts.round, round), number)] as const),
  );
  return {
    phases: phases.map((phase) => ({ ...phase, name: drawTexts.table })),
    contests: contests.map((contest) => ({ ...contest, name: names.get(contest.number)! })),
    stages,
  };
}
