import { isWinner } from '@podium/contract/winner';
import { isFinished, isListed } from '../item-state.ts';
import type { EventAnswer, ScheduleCompetitor, ScheduleItemAnswer } from '@podium/contract';

export interface RoadStep {
  unit: ScheduleItemAnswer;
  /** The phase; the name of the unit where the phase has none. */
  round: string;
  own: ScheduleCompetitor;
  /** Undefined until the other side is known by a place at least. */
  opponent: ScheduleCompetitor | undefined;
  /** Undefined while the match is open, and where the result names no winner. */
  outcome: 'won' | 'lost' | undefined;
}

type Phases = EventAnswer['phases'];

const matchesOf = (phases: Phases) =>
  phases
    .flatMap(({ name, units }) => units.map((unit) => ({ round: name || unit.name, unit })))
    .filter(({ unit }) => unit.isHeadToHead && isListed(unit) && unit.status !== 'CANCELLED' && !unit.rerun);

/** All matches of one side in the order of play, whichever bracket or pool they belong to: "repechage" follows "quarterfinal". */
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

function outcomeOf(
  unit: ScheduleItemAnswer,
  own: ScheduleCompetitor,
  opponent: ScheduleCompetitor | undefined,
): RoadStep['outcome'] {
  if (!isFinished(unit)) return undefined;
  if (isWinner(unit.outcome, own.id, own.wlt)) return 'won';
  return own.wlt === 'L' || (opponent && isWinner(unit.outcome, opponent.id, opponent.wlt)) ? 'lost' : undefined;
}

/** Every side with a name that has a match, each once. */
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
