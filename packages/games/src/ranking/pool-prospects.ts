/** The results that the sides of a pool need to finish in the top places, if points alone make it certain. */
import type { PoolRules } from '../discipline.ts';
import type { PoolMatch } from './pool-values.ts';

/**
 * `through`: certain of a top place. `win`, `draw`: that result in the next match is enough. `mustWin`,
 * `mustNotLose`: any worse result eliminates the side. `out`: a top place can no longer be reached. `open`: still
 * possible, but the next match alone does not decide it.
 */
export const poolProspects = ['through', 'win', 'draw', 'mustWin', 'mustNotLose', 'out', 'open'] as const;
export type PoolProspect = (typeof poolProspects)[number];

/** Every outcome of a pool of four, or of five in its last three rounds; before that hardly anything is certain. */
const MAX_OUTCOMES = 8192;

type Outcome = 'home' | 'away' | 'level';
interface Tally {
  ends: number;
  /** Number of outcomes in which the side finishes in the top places even if all sides level on points rank ahead. */
  isIn: number;
  /** Number of outcomes in which it does not, even if it ranks ahead of all sides level on points. */
  isOut: number;
}

/**
 * Plays out the rest of a pool in every possible way and returns for each side what is true in all outcomes. Sides
 * level on points count as ahead when checking if a place is certain, and as behind when checking if a side is out,
 * because tie-breaks are not known yet. Handball, top 2 of A 4, B 2, C 2, D 0 points before C–A and B–D: a draw is
 * enough for A, and D must win.
 *
 * @param remainingMatches remaining matches in order, home side first
 * @param places number of top places
 * @returns one entry per side; empty if too many matches are left, nothing is certain for any side, or all sides
 * advance
 */
export function countProspects(
  ids: readonly string[],
  playedMatches: readonly PoolMatch[],
  remainingMatches: readonly (readonly [string, string])[],
  { win, tie, places }: Pick<PoolRules, 'win' | 'tie'> & { places: number },
): ReadonlyMap<string, PoolProspect> {
  const outcomes: readonly Outcome[] = tie > 0 ? ['home', 'away', 'level'] : ['home', 'away'];
  const count = outcomes.length ** remainingMatches.length;
  if (places < 1 || places >= ids.length || count > MAX_OUTCOMES) return new Map();
  const currentPoints = new Map(ids.map((id) => [id, 0]));
  const add = (points: Map<string, number>, id: string, addend: number): void =>
    void points.set(id, (points.get(id) ?? 0) + addend);
  const settle = (points: Map<string, number>, [home, away]: readonly [string, string], outcome: Outcome): void => {
    add(points, home, outcome === 'home' ? win : outcome === 'level' ? tie : 0);
    add(points, away, outcome === 'away' ? win : outcome === 'level' ? tie : 0);
  };
  for (const [home, away] of playedMatches)
    settle(
      currentPoints,
      [home.id, away.id],
      home.score === away.score ? 'level' : home.score > away.score ? 'home' : 'away',
    );

  const next = new Map(ids.map((id) => [id, remainingMatches.findIndex((match) => match.includes(id))]));
  const tallies = new Map(ids.map((id) => [id, new Map<'won' | 'level' | 'lost' | 'none', Tally>()]));
  for (let number = 0; number < count; number++) {
    const ends = remainingMatches.map(
      (_, index) => outcomes[Math.floor(number / outcomes.length ** index) % outcomes.length]!,
    );
    const points = new Map(currentPoints);
    for (const [index, match] of remainingMatches.entries()) settle(points, match, ends[index]!);
    const allPoints = [...points.values()];
    for (const id of ids) {
      const ownPoints = points.get(id)!;
      const [match, end] = [remainingMatches[next.get(id)!], ends[next.get(id)!]];
      const outcome = !match
        ? 'none'
        : end === 'level'
          ? 'level'
          : (end === 'home') === (match[0] === id)
            ? 'won'
            : 'lost';
      const tally = tallies.get(id)!.get(outcome) ?? { ends: 0, isIn: 0, isOut: 0 };
      tally.ends++;
      tally.isIn += Number(allPoints.filter((other) => other >= ownPoints).length <= places);
      tally.isOut += Number(allPoints.filter((other) => other > ownPoints).length >= places);
      tallies.get(id)!.set(outcome, tally);
    }
  }
  const prospects = ids.map((id) => [id, toProspect(tallies.get(id)!)] as const);
  if (prospects.every(([, prospect]) => prospect === undefined)) return new Map();
  return new Map(prospects.map(([id, prospect]) => [id, prospect ?? 'open']));
}

function toProspect(tallies: ReadonlyMap<'won' | 'level' | 'lost' | 'none', Tally>): PoolProspect | undefined {
  const allTallies = [...tallies.values()];
  const isIn = (tally: Tally | undefined): boolean => tally !== undefined && tally.isIn === tally.ends;
  const isOut = (tally: Tally | undefined): boolean => tally !== undefined && tally.isOut === tally.ends;
  const [won, level, lost] = [tallies.get('won'), tallies.get('level'), tallies.get('lost')];
  if (allTallies.every(isIn)) return 'through';
  if (allTallies.every(isOut)) return 'out';
  if (isIn(level)) return 'draw';
  if (isIn(won)) return 'win';
  if (isOut(lost)) return !level || isOut(level) ? 'mustWin' : 'mustNotLose';
  return undefined;
}
