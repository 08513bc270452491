import { rankPool, roundRobin, snakeGroup } from '@podium/games';
import type { PoolMatch } from '@podium/games';
import type { DuelRules } from './duel.ts';
import type { Competitor, GamesEvent, Phase, PoolRules, Unit } from '../model.ts';
import type { Random } from '../random.ts';
import { numberedTerm, phaseTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import { addPhase } from './codes.ts';
import { duelUnit } from './duel-unit.ts';

export interface PoolsOptions {
  event: GamesEvent;
  pools: number;
  rules: DuelRules;
  pool: PoolRules;
  random: Random;
  fields: readonly string[];
  unitTerm: SixTexts;
  day: number;
  minute: number;
  /** Days between the rounds; 0 plays them on one day. */
  daysBetween: number;
}

export interface PoolRow {
  competitor: Competitor;
  rank: number;
  rankEqual: boolean;
  played: number;
  won: number;
  lost: number;
  tied: number;
  for: number;
  against: number;
  points: number;
}

/** Plays a round robin in each pool; returns the order of each pool. */
export function playPools(options: PoolsOptions): Competitor[][] {
  const { event } = options;
  const sorted = event.competitors.toSorted((a, b) => b.strength - a.strength);
  const phases = Array.from({ length: options.pools }, (_, index) => {
    const letter = String.fromCodePoint(65 + index);
    const teams = sorted.filter((_, place) => snakeGroup(place, options.pools) === index);
    for (const team of teams) team.group = letter;
    return addPhase(event, `GP${letter}`, numberedTerm(phaseTerms.pool, letter), 'pool', {
      poolTeams: teams,
      poolRules: options.pool,
    });
  });
  const roundCount = Math.max(...phases.map((phase) => roundRobin(phase.poolTeams!.length).length));
  for (let round = 0; round < roundCount; round += 1) {
    const units = phases.flatMap((phase) => {
      const pairs = roundRobin(phase.poolTeams!.length)[round] ?? [];
      return pairs.map(([home, away]) => playMatch(options, phase, phase.poolTeams![home]!, phase.poolTeams![away]!));
    });
    event.stages.push({ units, day: options.day + round * options.daysBetween, minute: options.minute, gap: 5 });
  }
  return phases.map((phase) => poolTable(phase, phase.units).map((row) => row.competitor));
}

function playMatch(options: PoolsOptions, phase: Phase, home: Competitor, away: Competitor): Unit {
  const number = phase.units.length + 1;
  return duelUnit({
    event: options.event,
    phase,
    number,
    name: numberedTerm(options.unitTerm, number),
    slots: [{ competitor: home }, { competitor: away }],
    rules: options.rules,
    random: options.random,
    fields: options.fields,
    needsWinner: false,
  });
}

/** The table after these matches. */
export function poolTable(phase: Phase, playedUnits: readonly Unit[]): PoolRow[] {
  const rules = phase.poolRules!;
  const lines = phase.poolTeams!.map((competitor) => {
    const sides = playedUnits.flatMap((unit) =>
      unit.lines.map((line, index) => ({ line, other: unit.lines[1 - index]! })),
    );
    const ownSides = sides.filter(({ line }) => line.competitor.id === competitor.id);
    const count = (wlt: string) => ownSides.filter(({ line }) => line.wlt === wlt).length;
    const [won, lost, tied] = [count('W'), count('L'), count('T')];
    return {
      id: competitor.id,
      competitor,
      played: ownSides.length,
      won,
      lost,
      tied,
      for: ownSides.reduce((sum, { line }) => sum + (line.scored ?? 0), 0),
      against: ownSides.reduce((sum, { other }) => sum + (other.scored ?? 0), 0),
      points: won * rules.win + tied * rules.tie + lost * rules.loss,
    };
  });
  return rankPool(lines, playedUnits.map(toPoolMatch), rules, rules.order).map(({ rank, isEqual, ...line }) => ({
    ...line,
    rank: Number(rank),
    rankEqual: isEqual,
  }));
}

/** A match as the ranking rules expect it; a walkover has a winner but no score. */
function toPoolMatch(unit: Unit): PoolMatch {
  const periods = unit.resultAt('final').periods?.periods.filter(({ code }) => code !== 'TOT') ?? [];
  const sum = (side: 'homePeriodScore' | 'awayPeriodScore') =>
    periods.reduce((total, period) => total + Number(period[side] ?? 0), 0);
  const [home, away] = unit.lines.map(({ competitor, scored, wlt }) => ({
    id: competitor.id,
    score: scored ?? Number(wlt === 'W'),
  }));
  return [
    { ...home!, setPoints: sum('homePeriodScore') },
    { ...away!, setPoints: sum('awayPeriodScore') },
  ];
}
