import type { Texts } from '../model/languages.ts';
import { drawRounds, drawTexts, matchName, withNumber } from './draw-words.ts';
import type { DrawnEvent, PlannedContest, PlannedPhase, PlannedSide } from './drawn-event.ts';
import { lanesFromMiddle, placesInFinal } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import type { KnockOutContest } from './knock-out.ts';

/** The lanes of a heat as sides. */
export const heatSides = (heat: DrawnHeat): PlannedSide[] => heat.lanes.map(({ lane, entrant }) => ({ entrant, lane }));

/** Key of a contest: phase and number, `SFNL000100`. */
export const contestKey = (phase: string, number: number): string =>
  `${phase.padEnd(4, '-')}${String(number).padStart(4, '0')}00`;
/** The number in a key. */
export const contestNumber = (key: string): number => Number(key.slice(4, 8));

/**
 * @param entrants number of all entrants
 * @param hasFinal whether the heats lead to a final; otherwise the only heat is the final
 */
export function planHeats(
  heats: readonly DrawnHeat[],
  { lanes, entrants, hasFinal }: { lanes: number; entrants: number; hasFinal: boolean },
): DrawnEvent {
  const finalists = Math.min(lanes, entrants);
  const final: PlannedContest = {
    key: contestKey('FNL', 1),
    phase: 'FNL',
    number: 1,
    name: drawTexts.final,
    sides: hasFinal ? finalLanes('HEAT', lanes, finalists) : heatSides(heats[0]!),
    isDuel: false,
    medal: 'gold',
  };
  const finals: PlannedPhase = { code: 'FNL', name: drawTexts.final, kind: 'final' };
  if (!hasFinal) return { phases: [finals], contests: [final], stages: [[final.key]] };
  const contests = heats.map((heat): PlannedContest => ({
    key: contestKey('HEAT', heat.number),
    phase: 'HEAT',
    number: heat.number,
    name: withNumber(drawTexts.heat, heat.number),
    sides: heatSides(heat),
    isDuel: false,
  }));
  const qualification = placesInFinal(heats.length, finalists);
  return {
    phases: [{ code: 'HEAT', name: drawTexts.heats, kind: 'heats', qualification }, finals],
    contests: [...contests, final],
    stages: [contests.map(({ key }) => key), [final.key]],
  };
}

/** The best of a phase run in the middle of the final, in the order of the lanes. */
export function finalLanes(phase: string, lanes: number, finalists: number): PlannedSide[] {
  return lanesFromMiddle(lanes)
    .slice(0, finalists)
    .map((lane, index) => ({ phase, rank: index + 1, lane }))
    .toSorted((a, b) => a.lane - b.lane);
}

/** @param numbers numbers of contests that were drawn before, by their key in the draw */
export function planKnockOut(
  drawnContests: readonly KnockOutContest[],
  toSide: (id: string) => PlannedSide,
  numbers: ReadonlyMap<string, number> = new Map(),
): DrawnEvent {
  const phases: PlannedPhase[] = [];
  const stages: string[][] = [];
  const keys = new Map<string, string>();
  const contests: PlannedContest[] = [];
  for (const { key, round, position, sides } of drawnContests) {
    const isBronze = round === 3;
    const words = drawRounds[isBronze ? 2 : round]!;
    if (!phases.some(({ code }) => code === words.phase)) {
      phases.push({ code: words.phase, name: words.name, kind: round <= 3 ? 'final' : 'knockout' });
      stages.push([]);
    }
    const number = isBronze ? 2 : (numbers.get(key) ?? freeNumber(round));
    const ownKey = contestKey(words.phase, number);
    keys.set(key, ownKey);
    contests.push({
      key: ownKey,
      phase: words.phase,
      number,
      name: isBronze ? drawTexts.bronze : contestName(round, number, drawnContests),
      sides: sides.map((side) =>
        'entrant' in side ? toSide(side.entrant) : { contest: keys.get(side.from)!, result: side.result },
      ),
      isDuel: true,
      ...(round <= 3 && { medal: isBronze ? 'bronze' : 'gold' }),
      bracket: isBronze ? { code: 'BRN', round: 'BRN', position: 1 } : { code: 'MAIN', round: words.bracket, position },
    });
    if (round === 2 && stages.at(-1)!.length > 0) stages.push([]);
    stages.at(-1)!.push(ownKey);
  }
  return { phases, contests, stages };

  function freeNumber(round: number): number {
    const kept = drawnContests.flatMap((contest) => (contest.round === round ? (numbers.get(contest.key) ?? []) : []));
    const used = new Set([
      ...kept,
      ...contests.flatMap(({ phase, number }) => (phase === drawRounds[round]!.phase ? number : [])),
    ]);
    // The final is the first contest of its phase, although the match for bronze precedes it.
    if (round === 2) return 1;
    let number = 1;
    while (used.has(number)) number += 1;
    return number;
  }
}

/** `Semifinal 1`, `Round of 32, Match 5`. The final and the only match of a round have no number. */
function contestName(round: number, number: number, contests: readonly KnockOutContest[]): Texts {
  const { name, contest } = drawRounds[round]!;
  if (contest) return withNumber(contest, number);
  return contests.filter((contest) => contest.round === round).length === 1 ? name : matchName(name, number);
}

/** A pool with the matches of its draw; `number` counts them within the pool. */
export interface PlannedPool {
  letter: string;
  matches: { number: number; round: number; home: string; away: string }[];
}

/** @param after the knock-out that follows */
export function planPools(pools: readonly PlannedPool[], after: DrawnEvent): DrawnEvent {
  const contests: PlannedContest[] = [];
  const rounds = Math.max(0, ...pools.flatMap(({ matches }) => matches.map(({ round }) => round)));
  const stages: string[][] = Array.from({ length: rounds }, () => []);
  for (const { letter, matches } of pools) {
    for (const { number, round, home, away } of matches) {
      const key = contestKey(`GP${letter}`, number);
      contests.push({
        key,
        phase: `GP${letter}`,
        number,
        name: matchName(withNumber(drawTexts.pool, letter), number),
        sides: [{ entrant: home }, { entrant: away }],
        isDuel: true,
      });
      stages[round - 1]!.push(key);
    }
  }
  const phases = pools.map(({ letter }): PlannedPhase => ({
    code: `GP${letter}`,
    name: withNumber(drawTexts.pool, letter),
    kind: 'pool',
    pool: letter,
  }));
  return {
    phases: [...phases, ...after.phases],
    contests: [...contests, ...after.contests],
    stages: [...stages, ...after.stages],
  };
}

/** A place that a pool fills, as an entrant of the knock-out: `A 1`. */
export const poolPlaceSide = (id: string): PlannedSide => {
  const [letter, rank] = id.split(' ');
  return { phase: `GP${letter}`, rank: Number(rank) };
};
