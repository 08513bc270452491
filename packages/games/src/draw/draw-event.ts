import type { DrawnEvent, DrawnFrom, DrawTemplate, EarlierDraw } from './drawn-event.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { drawHeats } from './heats.ts';
import { keepDraw } from './keep-draw.ts';
import { drawKnockOut } from './knock-out.ts';
import { planHeats, planKnockOut, planPools, poolPlaceSide } from './plan-contests.ts';
import { drawPools, poolPlaces } from './pools.ts';

/**
 * The contests of an event. The same entries, template and seed give the same draw.
 *
 * @param before the published draw: its places are kept as long as they can be, and late entries get free ones
 */
export function drawEvent({ entries, template, draw }: DrawnFrom, before?: EarlierDraw): DrawnEvent {
  const entrants = entries.items.map(({ id, delegation, seed }): DrawEntrant => ({ id, delegation, seed }));
  if (entrants.length < 2) return { phases: [], contests: [], stages: [] };
  const chance = seededRandom(draw);
  const planAfterPools = (letters: ReadonlyMap<string, number>): DrawnEvent =>
    template.kind === 'pools' ? drawKnockOutOfPools(letters, template, chance) : none;
  const kept = before && keepDraw({ entrants, template, draw }, before, planAfterPools);
  if (kept) return kept;
  if (template.kind === 'heats') {
    const { heats, toFinal } = drawHeats(entrants, {
      lanes: template.lanes,
      chance,
    });
    return planHeats(heats, { lanes: template.lanes, entrants: entrants.length, hasFinal: toFinal !== null });
  }
  if (template.kind === 'knockout')
    return planKnockOut(drawKnockOut(entrants, { chance, hasBronze: template.hasBronze }), (id) => ({ entrant: id }));
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
