/** Starters of a race by the numbers that a timing system shows. */
import type { LifFile } from '@podium/foreign-files';
import type { Program } from '../../read-model/program/program.ts';
import { isOpenPlace } from './contest.ts';
import type { Contest } from './contest.ts';

type Starter = Contest['entered']['lines'][number];

/** A starter whose place is taken, with the number of a person or the code of a team. */
export interface NumberedStarter {
  starter: Starter;
  /** Null if it has none, or shares it with another starter. */
  id: string | null;
}

export function numberStarters(contest: Contest, program: Program): NumberedStarter[] {
  const numbered = contest.entered.lines.flatMap((starter) =>
    isOpenPlace(starter.competitor) ? [] : { starter, id: numberOf(starter.competitor, program) },
  );
  const counts = Map.groupBy(numbered, ({ id }) => id);
  return numbered.map(({ starter, id }) => ({ starter, id: counts.get(id)!.length === 1 ? id : null }));
}

function numberOf(id: string, { people, reference }: Program): string | null {
  const { organisation } = people.teams.get(id) ?? {};
  if (organisation !== undefined) return reference.organisations.get(organisation)?.code ?? null;
  return people.persons.get(id)?.bib ?? null;
}

/**
 * The starter of a line: by its number, or by its lane if either has none. A number that is not in the start list is
 * nobody's, whatever its lane.
 */
export function findStarter(
  starters: readonly NumberedStarter[],
  { id, lane }: Pick<LifFile['lines'][number], 'id' | 'lane'>,
): Starter | undefined {
  const byNumber = id === undefined ? undefined : starters.find((one) => one.id?.toUpperCase() === id.toUpperCase());
  if (byNumber) return byNumber.starter;
  const inLane = lane === undefined ? undefined : starters.find(({ starter }) => starter.start === lane);
  return inLane && (id === undefined || inLane.id === null) ? inLane.starter : undefined;
}
