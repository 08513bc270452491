import type { Texts } from '../model/languages.ts';
import type { PhaseKind } from '../model/vocabulary.ts';
import { drawRounds, drawTexts, matchName, numbered } from './draw-words.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { drawHeats } from './heats.ts';
import { drawKnockOut } from './knock-out.ts';
import type { KnockOutContest } from './knock-out.ts';
import { drawPools } from './pools.ts';

/** Determines which contests an event has for its entries. */
export type DrawTemplate =
  | { kind: 'knockout'; hasBronze: boolean }
  /** `goOn`: number of competitors of each pool who advance to the knock-out; 0 if the pools decide the event. */
  | { kind: 'pools'; pools: number; goOn: number; hasBronze: boolean }
  | { kind: 'heats'; lanes: number };

interface DrawnFrom {
  entries: { items: readonly DrawEntrant[] };
  template: DrawTemplate;
  /** Seed of the random draw. */
  draw: number;
}

interface PlannedPhase {
  /** Code of the feed: `HEAT`, `GPA`, `SFNL`. */
  code: string;
  name: Texts;
  kind: PhaseKind;
  pool?: string;
  /** Number of competitors of each contest who advance by place, and number of all others by mark. */
  qualification?: { byPlace: number; byMark: number };
}

/** An entrant, the winner or loser of a contest, or a rank in a phase. */
export type PlannedSide =
  | { entrant: string; lane?: number }
  | { contest: string; result: 'W' | 'L' }
  | { phase: string; rank: number };

export interface PlannedContest {
  /** Phase and number: `SFNL000100`. */
  key: string;
  phase: string;
  number: number;
  name: Texts;
  sides: PlannedSide[];
  isDuel: boolean;
  medal?: 'gold' | 'bronze';
  bracket?: { code: string; round: string; position: number };
}

export interface DrawnEvent {
  phases: PlannedPhase[];
  contests: PlannedContest[];
  /** Keys of contests that may take place at the same time, in order of play. */
  stages: string[][];
}

/** Draws the contests of an event. The same entries, template and seed give the same draw. */
export function drawEvent({ entries, template, draw }: DrawnFrom): DrawnEvent {
  const entrants = entries.items.map(({ id, delegation, seed }): DrawEntrant => ({ id, delegation, seed }));
  if (entrants.length < 2) return { phases: [], contests: [], stages: [] };
  const chance = seededRandom(draw);
  if (template.kind === 'heats') return planHeats(entrants, template.lanes, chance);
  if (template.kind === 'knockout')
    return planKnockOut(drawKnockOut(entrants, { chance, hasBronze: template.hasBronze }), (id) => ({ entrant: id }));
  return planPools(entrants, template, chance);
}

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

const contestKey = (phase: string, number: number): string =>
  `${phase.padEnd(4, '-')}${String(number).padStart(4, '0')}00`;

function planHeats(entrants: readonly DrawEntrant[], lanes: number, chance: Chance): DrawnEvent {
  const { heats, toFinal } = drawHeats(entrants, { lanes, chance });
  const heatSides = (heat: (typeof heats)[number]): PlannedSide[] =>
    heat.lanes.map(({ lane, entrant }) => ({ entrant, lane }));
  const finalSides: PlannedSide[] = toFinal
    ? Array.from({ length: Math.min(lanes, entrants.length) }, (_, index) => ({ phase: 'HEAT', rank: index + 1 }))
    : heatSides(heats[0]!);
  const final: PlannedContest = {
    key: contestKey('FNL', 1),
    phase: 'FNL',
    number: 1,
    name: drawTexts.final,
    sides: finalSides,
    isDuel: false,
    medal: 'gold',
  };
  const finals: PlannedPhase = { code: 'FNL', name: drawTexts.final, kind: 'final' };
  if (!toFinal) return { phases: [finals], contests: [final], stages: [[final.key]] };
  const contests = heats.map((heat): PlannedContest => ({
    key: contestKey('HEAT', heat.number),
    phase: 'HEAT',
    number: heat.number,
    name: numbered(drawTexts.heat, heat.number),
    sides: heatSides(heat),
    isDuel: false,
  }));
  return {
    phases: [{ code: 'HEAT', name: drawTexts.heats, kind: 'heats', qualification: toFinal }, finals],
    contests: [...contests, final],
    stages: [contests.map(({ key }) => key), [final.key]],
  };
}

function planKnockOut(drawnContests: readonly KnockOutContest[], toSide: (id: string) => PlannedSide): DrawnEvent {
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
    const number = isBronze
      ? 2
      : 1 + contests.filter((contest) => contest.phase === words.phase && contest.medal === undefined).length;
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
}

/** `Semifinal 1`, `Round of 32, Match 5`. The final and the only match of a round have no number. */
function contestName(round: number, number: number, contests: readonly KnockOutContest[]): Texts {
  const { name, contest } = drawRounds[round]!;
  if (contest) return numbered(contest, number);
  return contests.filter((contest) => contest.round === round).length === 1 ? name : matchName(name, number);
}

function planPools(
  entrants: readonly DrawEntrant[],
  template: Extract<DrawTemplate, { kind: 'pools' }>,
  chance: Chance,
): DrawnEvent {
  const count = Math.min(template.pools, Math.floor(entrants.length / 2));
  const pools = drawPools(entrants, { pools: count, chance });
  const contests: PlannedContest[] = [];
  const stages: string[][] = [];
  for (const { letter, matches } of pools) {
    for (const [index, { round, home, away }] of matches.entries()) {
      const key = contestKey(`GP${letter}`, index + 1);
      contests.push({
        key,
        phase: `GP${letter}`,
        number: index + 1,
        name: matchName(numbered(drawTexts.pool, letter), index + 1),
        sides: [{ entrant: home }, { entrant: away }],
        isDuel: true,
      });
      (stages[round - 1] ??= []).push(key);
    }
  }
  const phases = pools.map(({ letter }): PlannedPhase => ({
    code: `GP${letter}`,
    name: numbered(drawTexts.pool, letter),
    kind: 'pool',
    pool: letter,
  }));
  const after = drawKnockOutOfPools(pools, template, chance);
  return {
    phases: [...phases, ...after.phases],
    contests: [...contests, ...after.contests],
    stages: [...stages, ...after.stages],
  };
}

/** Pool winners are seeded. Entrants of one pool are kept apart like those of one delegation. */
function drawKnockOutOfPools(
  pools: ReturnType<typeof drawPools>,
  { goOn, hasBronze }: { goOn: number; hasBronze: boolean },
  chance: Chance,
): DrawnEvent {
  const places = Array.from({ length: goOn }, (_, index) => index + 1).flatMap((rank) =>
    pools.filter(({ entrants }) => entrants.length >= rank).map(({ letter }) => ({ letter, rank })),
  );
  if (places.length < 2) return { phases: [], contests: [], stages: [] };
  const entrants = places.map(({ letter, rank }, index): DrawEntrant => ({
    id: `${letter} ${rank}`,
    delegation: letter,
    ...(rank === 1 && { seed: index + 1 }),
  }));
  return planKnockOut(drawKnockOut(entrants, { chance, hasBronze }), (id) => {
    const [letter, rank] = id.split(' ');
    return { phase: `GP${letter}`, rank: Number(rank) };
  });
}
