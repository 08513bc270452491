import { ageGroupRankings } from '@podium/contract/age-groups';
import { StandingTable } from './standing-table.tsx';
import type { StandingAnswer } from '@podium/contract';

/** A table for each age group of a ranking, with the ranks inside the group; none for an event without age groups. */
export function AgeGroupTables({ ranking, delegation }: { ranking: StandingAnswer; delegation?: string }) {
  return ageGroupRankings(ranking.lines).map(({ name, lines }) => (
    <StandingTable
      key={name}
      standing={{ ...ranking, lines }}
      title={<bdi>{name}</bdi>}
      delegation={delegation}
      isHintless
    />
  ));
}
