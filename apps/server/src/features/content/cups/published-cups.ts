import { parsePlacePoints } from '@podium/games';
import type { CupRule, DisciplineCode } from '@podium/games';
import type { Texts } from '@podium/games';
import type { BuildContext } from '../../../read-model/program/building.ts';
import { listItems } from '../items.ts';
import type { PublishedItem } from '../items.ts';

/** Delegations that score together. */
export interface CupTeam {
  id: string;
  name: Texts;
  delegations: readonly string[];
}

export interface PublishedCup extends Pick<PublishedItem<'cup'>, 'id' | 'data'> {
  rule: CupRule;
  /** Empty if delegations score alone. */
  teams: readonly CupTeam[];
}

/** All published cups with their weights and teams, in their order. */
export async function publishedCups({ pool, snapshot }: BuildContext): Promise<PublishedCup[]> {
  const { partition } = snapshot;
  const [cups, sports, teams] = await Promise.all([
    listItems(pool, partition, 'cup'),
    listItems(pool, partition, 'cup-sport'),
    listItems(pool, partition, 'cup-team'),
  ]);
  return cups.map(({ id, data }) => ({
    id,
    data,
    rule: cupRule(
      data,
      sports.filter((sport) => sport.data.cup === id).map((sport) => sport.data),
    ),
    teams: teams
      .filter((team) => team.data.cup === id)
      .map((team) => ({ id: team.id, name: team.data.name, delegations: team.data.delegations })),
  }));
}

function cupRule(data: PublishedItem<'cup'>['data'], weights: readonly PublishedItem<'cup-sport'>['data'][]): CupRule {
  const { disciplines, gender, division, scorers } = data;
  const teamPoints = data.teamPoints === undefined ? undefined : parsePlacePoints(data.teamPoints);
  return {
    points: parsePlacePoints(data.points) ?? [],
    ...(teamPoints && { teamPoints }),
    ties: data.ties ?? 'full',
    ...(scorers !== undefined && { scorers: Math.floor(scorers) }),
    movesUp: data.movesUp ?? false,
    ...(disciplines && { disciplines: new Set(disciplines.map((code) => code.toUpperCase() as DisciplineCode)) }),
    ...(gender !== undefined && { gender }),
    ...(division !== undefined && { division }),
    weights: new Map(weights.map(({ discipline, weight }) => [discipline.toUpperCase() as DisciplineCode, weight])),
  };
}
