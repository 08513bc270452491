import { isWinner } from '@podium/contract/winner';
import { isFinished, isListed } from '../../elements/item-state.ts';
import type { BracketAnswer, EventAnswer, ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

export interface RoadStep {
  unit: ScheduleItemAnswer;
  /** The phase name, or the unit name if the phase has none. */
  round: string;
  own: ScheduleCompetitor;
  /** Undefined until the opponent is known, at least as a place to be filled. */
  opponent: ScheduleCompetitor | undefined;
  /** Undefined while the match is open or if the result names no winner. */
  outcome: 'won' | 'lost' | undefined;
}

type Phases = EventAnswer['phases'];

const matchesOf = (phases: Phases) =>
  phases
    .flatMap(({ name, units }) => units.map((unit) => ({ round: name || unit.name, unit })))
    .filter(({ unit }) => unit.isHeadToHead && isListed(unit) && unit.status !== 'CANCELLED' && !unit.rerun);

/** All matches of one side in order of play, across brackets and pools: a repechage follows a quarterfinal. */
export function roadOf(phases: Phases, side: string): RoadStep[] {
  return matchesOf(phases)
    .flatMap(({ round, unit }): RoadStep[] => {
      const sides = (unit.competitors ?? []).slice(0, 2);
      const own = sides.find(({ id }) => id === side);
      if (!own) return [];
      const opponent = sides.find((other) => other !== own);
      return [{ round, unit, own, opponent, outcome: outcomeOf(unit, own, opponent) }];
    })
    .toSorted((one, other) => startOf(one.unit) - startOf(other.unit));
}

/**
 * End of a path after the side's last match: eliminated in that round, or continuing in a match that does not name
 * the side yet.
 */
export type RoadEnd = { kind: 'out'; round: string } | { kind: 'next'; round: string; unit: ScheduleItemAnswer };

/**
 * The end of a side's path.
 *
 * @returns undefined while one of its matches is open, or while another open match may still become its next one
 */
export function roadEnd(phases: Phases, brackets: readonly BracketAnswer[], side: string): RoadEnd | undefined {
  const steps = roadOf(phases, side);
  const last = steps.at(-1);
  if (!last || steps.some(({ unit }) => !isFinished(unit))) return undefined;
  const open = matchesOf(phases).filter(({ unit }) => !isFinished(unit));
  const drawn = brackets
    .flatMap(({ rounds }) => rounds.flatMap(({ items }) => items))
    .filter(({ places }) => places.some(({ competitor }) => competitor.id === side));
  const next = open.find(({ unit }) => drawn.some((item) => item.unit === unit.id));
  if (next) return { kind: 'next', ...next };
  const isDrawn = ({ competitors = [] }: ScheduleItemAnswer) =>
    competitors.length >= 2 && competitors.every(({ id }) => id !== null);
  if (last.unit.medal || !open.every(({ unit }) => isDrawn(unit))) return undefined;
  const isPool = phases.some(({ hasStanding, units }) => hasStanding && units.some(({ id }) => id === last.unit.id));
  return last.outcome === 'lost' || isPool ? { kind: 'out', round: last.round } : undefined;
}

/** The rounds that a side skips, as bracket and index of the round. */
export const byesOf = (brackets: readonly BracketAnswer[], side: string): { bracket: BracketAnswer; round: number }[] =>
  brackets.flatMap((bracket) =>
    bracket.rounds.flatMap(({ items }, round) =>
      items.some(
        ({ places }) =>
          places.some(({ competitor }) => competitor.id === side) &&
          places.some(({ competitor }) => competitor.placeholder === 'BYE'),
      )
        ? [{ bracket, round }]
        : [],
    ),
  );

function outcomeOf(
  unit: ScheduleItemAnswer,
  own: ScheduleCompetitor,
  opponent: ScheduleCompetitor | undefined,
): RoadStep['outcome'] {
  if (!isFinished(unit)) return undefined;
  if (isWinner(unit.outcome, own.id, own.wlt)) return 'won';
  return own.wlt === 'L' || (opponent && isWinner(unit.outcome, opponent.id, opponent.wlt)) ? 'lost' : undefined;
}

/** All named sides with a match, without duplicates. */
export const sidesOf = (phases: Phases): { id: string; name: string }[] => [
  ...new Map(
    matchesOf(phases).flatMap(({ unit }) =>
      (unit.competitors ?? [])
        .slice(0, 2)
        .flatMap(({ id, name }) => (id !== null && name ? [[id, { id, name }] as const] : [])),
    ),
  ).values(),
];

const startOf = ({ start }: ScheduleItemAnswer) => (start ? Date.parse(start) : Number.MAX_SAFE_INTEGER);
