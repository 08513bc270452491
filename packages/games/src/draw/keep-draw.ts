import { drawRounds } from './draw-words.ts';
import type { DrawnEvent, DrawnFrom, DrawTemplate, EarlierDraw, PlannedSide, StoredDraw } from './drawn-event.ts';
import type { DrawEntrant } from './entrant.ts';
import { lanesFromMiddle } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import { contestsOfPlaces } from './knock-out.ts';
import { contestNumber, planHeats, planKnockOut, planPools, poolPlaceSide } from './plan-contests.ts';
import { poolPlaces } from './pools.ts';

interface KeptFrom<Kind extends DrawTemplate['kind']> extends EarlierDraw {
  entrants: readonly DrawEntrant[];
  template: Extract<DrawTemplate, { kind: Kind }>;
  /** Entrants without a place. */
  late: readonly DrawEntrant[];
}

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
  { stored, begun }: EarlierDraw,
  planAfterPools: (sizes: ReadonlyMap<string, number>) => DrawnEvent,
): DrawnEvent | undefined {
  if (stored.contests.length === 0 || stored.draw !== draw) return undefined;
  const placed = new Set(stored.contests.flatMap(({ sides }) => sides.flatMap(entrantOf)));
  const from = { stored, begun, entrants, late: entrants.filter(({ id }) => !placed.has(id)) };
  const before = stored.template;
  if (template.kind === 'heats' && before.kind === 'heats') return keepHeats({ ...from, template });
  if (template.kind === 'knockout' && before.kind === 'knockout') return keepKnockOut({ ...from, template });
  if (template.kind === 'pools' && before.kind === 'pools' && template.pools === before.pools)
    return keepPools({ ...from, template }, before, planAfterPools);
  return undefined;
}

const entrantOf = (side: PlannedSide): string[] => ('entrant' in side ? [side.entrant] : []);

/** Delegation of an entrant who is still entered. */
const delegations = (entrants: readonly DrawEntrant[]): ReadonlyMap<string, string> =>
  new Map(entrants.map(({ id, delegation }) => [id, delegation]));

function keepHeats({ stored, begun, entrants, late, template: { lanes } }: KeptFrom<'heats'>): DrawnEvent | undefined {
  const delegation = delegations(entrants);
  const hasFinal = stored.contests.some(({ key }) => key.startsWith('HEAT'));
  const heats = stored.contests
    .filter(({ key }) => !hasFinal || key.startsWith('HEAT'))
    .map(({ key, sides }) => ({
      number: contestNumber(key),
      isOpen: !begun.has(key),
      lanes: sides.flatMap((side): DrawnHeat['lanes'] =>
        'entrant' in side && side.lane !== undefined && delegation.has(side.entrant)
          ? [{ lane: side.lane, entrant: side.entrant }]
          : [],
      ),
    }));
  for (const { id, delegation: own } of late) {
    const crowd = (heat: (typeof heats)[number]): number =>
      heat.lanes.filter(({ entrant }) => delegation.get(entrant) === own).length;
    const [heat] = heats
      .filter((candidate) => candidate.isOpen && candidate.lanes.length < lanes)
      .toSorted((a, b) => a.lanes.length - b.lanes.length || crowd(a) - crowd(b));
    const lane = lanesFromMiddle(lanes).find((lane) => heat && heat.lanes.every((taken) => taken.lane !== lane));
    if (!heat || lane === undefined) return undefined;
    heat.lanes.push({ lane, entrant: id });
  }
  const isPossible = heats.every((heat) => heat.lanes.length > 0 && heat.lanes.every(({ lane }) => lane <= lanes));
  if (!isPossible) return undefined;
  for (const heat of heats) heat.lanes.sort((a, b) => a.lane - b.lane);
  return planHeats(heats, { lanes, entrants: entrants.length, hasFinal });
}

interface KeptMatch {
  number: number;
  round: number;
  home: string;
  away: string;
}

function keepPools(
  { stored, begun, entrants, late, template }: KeptFrom<'pools'>,
  before: KeptFrom<'pools'>['template'],
  planAfterPools: (sizes: ReadonlyMap<string, number>) => DrawnEvent,
): DrawnEvent | undefined {
  const delegation = delegations(entrants);
  const ofPools = stored.contests.filter(({ key }) => key.startsWith('GP'));
  const pools = [...Map.groupBy(ofPools, ({ key }) => key.charAt(2))].map(([letter, contests]) => ({
    letter,
    isOpen: contests.every(({ key }) => !begun.has(key)),
    teams: [...new Set(contests.flatMap(({ sides }) => sides.flatMap(entrantOf)))],
    matches: contests.map(({ key, sides, stage }): KeptMatch => {
      const [home = '', away = ''] = sides.flatMap(entrantOf);
      return { number: contestNumber(key), round: stage + 1, home, away };
    }),
  }));
  // With few entrants, fewer pools were drawn than wanted.
  if (pools.length < Math.min(template.pools, Math.floor(entrants.length / 2))) return undefined;
  const lastRound = Math.max(0, ...pools.flatMap(({ matches }) => matches.map(({ round }) => round)));
  const hasBegun = (team: string): boolean =>
    ofPools.some(({ key, sides }) => begun.has(key) && sides.some((side) => entrantOf(side).includes(team)));
  for (const { id, delegation: own } of late) {
    const left = pools.flatMap((pool) =>
      pool.teams.flatMap((team) => (delegation.has(team) || hasBegun(team) ? [] : [{ pool, team }])),
    )[0];
    if (left) {
      const replaced = (team: string): string => (team === left.team ? id : team);
      left.pool.teams = left.pool.teams.map(replaced);
      left.pool.matches = left.pool.matches.map((match) => ({
        ...match,
        home: replaced(match.home),
        away: replaced(match.away),
      }));
      continue;
    }
    const crowd = ({ teams }: (typeof pools)[number]): number =>
      teams.filter((team) => delegation.get(team) === own).length;
    const [pool] = pools
      .filter(({ isOpen }) => isOpen)
      .toSorted((a, b) => a.teams.length - b.teams.length || crowd(a) - crowd(b));
    if (!pool) return undefined;
    // After the other rounds, one match in each, so that no published match moves.
    const rounds = Math.max(lastRound, ...pool.matches.map(({ round }) => round));
    let number = Math.max(0, ...pool.matches.map((match) => match.number));
    for (const [index, home] of pool.teams.entries())
      pool.matches.push({ number: (number += 1), round: rounds + 1 + index, home, away: id });
    pool.teams.push(id);
  }
  for (const pool of pools) {
    pool.teams = pool.teams.filter((team) => delegation.has(team));
    pool.matches = pool.matches.filter(({ home, away }) => delegation.has(home) && delegation.has(away));
    if (pool.teams.length < 2) return undefined;
  }
  return planPools(pools, keepAfterPools());

  function keepAfterPools(): DrawnEvent {
    const sizes = new Map(pools.map(({ letter, teams }) => [letter, teams.length]));
    const contests = stored.contests.filter(({ key }) => !key.startsWith('GP'));
    const places = bracketPlaces(contests, (side) =>
      'phase' in side ? `${side.phase.charAt(2)} ${side.rank}` : undefined,
    );
    const wanted = poolPlaces(sizes, template.goOn).map(({ letter, rank }) => `${letter} ${rank}`);
    const stays = wanted.length === places.filter(Boolean).length && wanted.every((place) => places.includes(place));
    if (!stays || template.goOn !== before.goOn) return planAfterPools(sizes);
    return planKnockOut(contestsOfPlaces(places, template.hasBronze), poolPlaceSide, keptNumbers(contests));
  }
}

function keepKnockOut({ stored, begun, entrants, late, template }: KeptFrom<'knockout'>): DrawnEvent | undefined {
  const delegation = delegations(entrants);
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed ?? Infinity]));
  const places = bracketPlaces(stored.contests, (side) => ('entrant' in side ? side.entrant : undefined));
  const isOpen = (entrant: string): boolean =>
    !stored.contests.some(
      ({ key, sides }) => begun.has(key) && sides.some((side) => entrantOf(side).includes(entrant)),
    );
  const left = new Set(
    places.flatMap((entrant, index) =>
      entrant !== undefined && !delegation.has(entrant) && isOpen(entrant) ? index : [],
    ),
  );
  for (const [index, entrant] of places.entries())
    if (entrant !== undefined && !delegation.has(entrant)) places[index] = undefined;
  for (const { id, delegation: own } of late) {
    const opponent = (index: number): string | undefined => places[index ^ 1];
    const isFree = (index: number): boolean => {
      const other = opponent(index);
      return places[index] === undefined && (left.has(index) || (other !== undefined && isOpen(other)));
    };
    // The place of a withdrawn entrant, otherwise a bye: that of the weakest, if possible of another delegation.
    const weight = (index: number): number => {
      const other = opponent(index);
      if (left.has(index)) return -Infinity;
      return (delegation.get(other ?? '') === own ? 2000 : 0) - Math.min(1000, seeds.get(other ?? '') ?? 0);
    };
    const [index] = [...places.keys()].filter(isFree).toSorted((a, b) => compare(weight(a), weight(b)));
    if (index === undefined) return undefined;
    places[index] = id;
    left.delete(index);
  }
  return planKnockOut(
    contestsOfPlaces(places, template.hasBronze),
    (entrant) => ({ entrant }),
    keptNumbers(stored.contests),
  );
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

type StoredContest = StoredDraw['contests'][number];

/** Number of competitors in the round of a bracket; undefined for the match for bronze. */
function roundOf({ bracket }: StoredContest): number | undefined {
  const found = Object.entries(drawRounds).find(([, words]) => words.bracket === bracket?.round);
  return found && Number(found[0]);
}

/** The places that lead to these contests. A side that skips rounds had byes. */
function bracketPlaces(
  contests: readonly StoredContest[],
  toPlace: (side: PlannedSide) => string | undefined,
): (string | undefined)[] {
  const size = Math.max(0, ...contests.map((contest) => roundOf(contest) ?? 0));
  const places = Array.from({ length: size }, (): string | undefined => undefined);
  for (const contest of contests) {
    const round = roundOf(contest);
    if (round === undefined) continue;
    for (const [side, given] of contest.sides.entries())
      places[((contest.bracket!.position - 1) * 2 + side) * (size / round)] ??= toPlace(given);
  }
  return places;
}

/** Numbers of contests by their key in the draw, so that a contest keeps its name when others are added. */
function keptNumbers(contests: readonly StoredContest[]): ReadonlyMap<string, number> {
  return new Map(
    contests.flatMap((contest) => {
      const round = roundOf(contest);
      return round === undefined
        ? []
        : [[`${round}-${contest.bracket!.position}`, contestNumber(contest.key)] as const];
    }),
  );
}
