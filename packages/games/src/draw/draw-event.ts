import type { DrawnEvent, DrawnFrom, DrawTemplate, EarlierDraw } from './drawn-event.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { exchangePlaces } from './exchange-places.ts';
import { drawHeats } from './heats.ts';
import { keepDraw } from './keep-draw.ts';
import { drawBracket, drawKnockOut } from './knock-out.ts';
import { drawLeague, planLeague } from './league.ts';
import { planBracket } from './plan-bracket.ts';
import { planHeats, planKnockOut, planPools, poolPlaceSide } from './plan-contests.ts';
import { drawPools, poolPlaces } from './pools.ts';
import { firstRound, planSemifinals } from './semifinals.ts';
import { drawSwiss } from './swiss.ts';
import { drawTimedFinal, planTimedFinal } from './timed-final.ts';

/**
 * The contests of an event. The same entries, template and seed give the same draw.
 *
 * @param before the published draw: its places are kept as long as they can be, and late entries get free ones
 */
export function drawEvent(from: DrawnFrom, before?: EarlierDraw): DrawnEvent {
  const { template, draw, exchanges = [] } = from;
  const entrants = entrantsOf(from);
  if (entrants.length < 2) return none;
  const chance = seededRandom(draw);
  const planAfterPools = afterPools(template, chance);
  const kept = before && keepDraw({ entrants, template, draw }, before, planAfterPools);
  const included = new Set(kept ? before.stored.exchanges : []);
  const times = kept && before.stored.times;
  return exchangePlaces(
    (kept && times ? { ...kept, times } : kept) ?? drawAnew(entrants, template, chance, planAfterPools),
    template,
    exchanges.filter(({ id }) => !included.has(id)),
  );
}

/** Returns whether all places of a published draw can be kept; otherwise `drawEvent` draws the event again. */
export function keepsDraw(from: DrawnFrom, before: EarlierDraw): boolean {
  const { template, draw } = from;
  return keepDraw({ entrants: entrantsOf(from), template, draw }, before, () => none) !== undefined;
}

const afterPools =
  (template: DrawTemplate, chance: Chance) =>
  (sizes: ReadonlyMap<string, number>): DrawnEvent =>
    template.kind === 'pools' ? drawKnockOutOfPools(sizes, template, chance) : none;

/** Entrants of an event. Those whose delegation need not be kept apart count as a delegation of their own. */
export const entrantsOf = ({ entries, apart }: Pick<DrawnFrom, 'entries' | 'apart'>): DrawEntrant[] =>
  entries.items.map(({ id, delegation, seed, isWithdrawn }) => ({
    id,
    delegation: !apart || apart.includes(delegation) ? delegation : `alone ${id}`,
    seed,
    ...(isWithdrawn && { isWithdrawn }),
  }));

function drawAnew(
  entrants: readonly DrawEntrant[],
  template: DrawTemplate,
  chance: Chance,
  planAfterPools: (sizes: ReadonlyMap<string, number>) => DrawnEvent,
): DrawnEvent {
  switch (template.kind) {
    case 'heats': {
      const { lanes } = template;
      const { heats, toFinal } = drawHeats(entrants, { lanes, chance });
      return planHeats(heats, { lanes, entrants: entrants.length, hasFinal: toFinal !== null });
    }
    case 'semifinals': {
      const { heats } = drawHeats(entrants, { lanes: template.lanes, chance });
      return planSemifinals(heats, template, firstRound(entrants.length, template));
    }
    case 'timedFinal':
      return planTimedFinal(drawTimedFinal(entrants, { lanes: template.lanes, chance }));
    case 'knockout':
    case 'repechage':
    case 'doubleElimination':
      return planBracket(template, drawBracket(entrants, chance));
    case 'roundRobin':
      return planLeague(drawLeague(entrants, { legs: template.legs, chance }));
    case 'swiss':
      return drawSwiss(
        entrants.filter(({ isWithdrawn }) => !isWithdrawn),
        chance,
      );
    case 'pools':
      break;
  }
  const pools = drawPools(entrants, { pools: Math.min(template.pools, Math.floor(entrants.length / 2)), chance });
  return planPools(
    pools.map(({ letter, matches }) => ({
      letter,
      matches: matches.map((match, index) => ({ ...match, number: index + 1 })),
    })),
    planAfterPools(new Map(pools.map(({ letter, entrants }) => [letter, entrants.length]))),
  );
}

const none: DrawnEvent = { phases: [], contests: [], stages: [] };

/** Mulberry32: repeatable and uniform enough for a draw. */
function seededRandom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Pool winners are seeded. Entrants of one pool are kept apart like those of one delegation.
 *
 * @param sizes of the pools, by letter
 */
function drawKnockOutOfPools(
  sizes: ReadonlyMap<string, number>,
  { goOn, hasBronze }: Extract<DrawTemplate, { kind: 'pools' }>,
  chance: Chance,
): DrawnEvent {
  const places = poolPlaces(sizes, goOn);
  if (places.length < 2) return none;
  const entrants = places.map(({ letter, rank }, index): DrawEntrant => ({
    id: `${letter} ${rank}`,
    delegation: letter,
    ...(rank === 1 && { seed: index + 1 }),
  }));
  return planKnockOut(drawKnockOut(entrants, { chance, hasBronze }), poolPlaceSide);
}
