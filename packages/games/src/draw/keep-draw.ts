import { bracketPlaces, keepBracket, keptNumbers } from './keep-bracket.ts';
import { firstContests, keepLanes } from './keep-lanes.ts';
import { keepPools } from './keep-pools.ts';
import type { KeptPool } from './keep-pools.ts';
import type { DrawnEvent, DrawnFrom, DrawTemplate, EarlierDraw, PlannedSide } from './drawn-event.ts';
import type { DrawEntrant } from './entrant.ts';
import { contestsOfPlaces } from './knock-out.ts';
import { planLeague } from './league.ts';
import { planBracket } from './plan-bracket.ts';
import { planHeats, planKnockOut, planPools, poolPlaceSide } from './plan-contests.ts';
import { poolPlaces } from './pools.ts';
import { planSemifinals } from './semifinals.ts';
import type { FirstRound } from './semifinals.ts';
import { keepSwiss } from './swiss.ts';
import { planTimedFinal } from './timed-final.ts';

/**
 * A published draw after entries have changed: everyone keeps the place, withdrawn entrants leave theirs free, and a
 * late entrant takes a free lane, the place of a withdrawn team, the smallest pool, or a bye. A contest that has begun
 * takes nobody.
 *
 * @param planAfterPools knock-out of pools with these sizes by letter, if it has to be drawn again
 * @returns undefined if the event has to be drawn again: there is no free place, or another draw was chosen
 */
export function keepDraw(
  {
    entrants,
    template,
    draw,
  }: Pick<DrawnFrom, 'template' | 'draw'> & {
    entrants: readonly DrawEntrant[];
  },
  earlier: EarlierDraw,
  planAfterPools: (sizes: ReadonlyMap<string, number>) => DrawnEvent,
): DrawnEvent | undefined {
  const { stored } = earlier;
  const before = stored.template;
  if (stored.contests.length === 0 || stored.draw !== draw || !isSameShape(template, before)) return undefined;
  const placed = new Set(
    stored.contests.flatMap(({ sides }) => sides.flatMap((side) => ('entrant' in side ? side.entrant : []))),
  );
  const late = entrants.filter(({ id }) => !placed.has(id));
  const count = entrants.length;
  switch (template.kind) {
    case 'heats': {
      const { lanes } = template;
      const hasFinal = stored.contests.some(({ key }) => key.startsWith('HEAT'));
      return keepLanes(earlier, entrants, late, {
        lanes,
        plan: (heats) => planHeats(heats, { lanes, entrants: count, hasFinal }),
      });
    }
    case 'semifinals': {
      const first = firstContests(stored)[0]!.key.slice(0, 4).replace(/-+$/u, '') as FirstRound;
      return keepLanes(earlier, entrants, late, {
        lanes: template.lanes,
        plan: (heats) => planSemifinals(heats, template, first),
      });
    }
    case 'timedFinal':
      return keepLanes(earlier, entrants, late, { lanes: template.lanes, plan: planTimedFinal });
    case 'knockout':
    case 'repechage':
    case 'doubleElimination':
      return keepBracket(earlier, entrants, late, (places) =>
        planBracket(template, places, keptNumbers(stored.contests)),
      );
    case 'roundRobin':
      return keepPools(earlier, entrants, late, {
        pools: 1,
        legs: template.legs,
        plan: ([table]) => planLeague(table!),
      });
    case 'swiss':
      return keepSwiss(earlier, entrants);
    case 'pools':
      break;
  }
  return keepPools(earlier, entrants, late, {
    pools: template.pools,
    legs: 1,
    plan: (pools) => planPools(pools, keepAfterPools(pools, template, earlier, planAfterPools)),
  });
}

/** Returns whether the places of one template can be those of the other. */
function isSameShape(template: DrawTemplate, before: DrawTemplate): boolean {
  if (template.kind === 'pools') return before.kind === 'pools' && template.pools === before.pools;
  if (template.kind === 'roundRobin') return before.kind === 'roundRobin' && template.legs === before.legs;
  return template.kind === before.kind;
}

function keepAfterPools(
  pools: readonly KeptPool[],
  { goOn, hasBronze }: Extract<DrawTemplate, { kind: 'pools' }>,
  { stored }: EarlierDraw,
  planAfterPools: (sizes: ReadonlyMap<string, number>) => DrawnEvent,
): DrawnEvent {
  const sizes = new Map(pools.map(({ letter, teams }) => [letter, teams.length]));
  const contests = stored.contests.filter(({ key }) => !key.startsWith('GP'));
  const toPlace = (side: PlannedSide): string | undefined =>
    'phase' in side ? `${side.phase.charAt(2)} ${side.rank}` : undefined;
  const places = bracketPlaces(contests, toPlace);
  const wanted = poolPlaces(sizes, goOn).map(({ letter, rank }) => `${letter} ${rank}`);
  const stays = wanted.length === places.filter(Boolean).length && wanted.every((place) => places.includes(place));
  const isSame = stored.template.kind === 'pools' && stored.template.goOn === goOn;
  if (!stays || !isSame) return planAfterPools(sizes);
  return planKnockOut(contestsOfPlaces(places, hasBronze), poolPlaceSide, keptNumbers(contests));
}
