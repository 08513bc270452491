import { ageGroupRankings } from '@podium/contract/age-groups';
import { StandingTable } from './standing-table.tsx';
import type { StandingAnswer } from '@podium/contract';

interface AgeGroupTablesProps {
  ranking: StandingAnswer;
  delegation?: string;
  /** The last rank to show; all of them by default. */
  lastRank?: number;
}

/** A table for each age group of a ranking, with the ranks inside the group; none for an event without age groups. */
export function AgeGroupTables({ ranking, delegation, lastRank }: AgeGroupTablesProps) {
  return ageGroupRankings(ranking.lines, lastRank).map(({ name, lines }) => (
    <StandingTable
      key={name}
      standing={{ ...ranking, lines }}
      title={<bdi>{name}</bdi>}
      delegation={delegation}
      isHintless
    />
  ));
}
