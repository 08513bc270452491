export interface GroupedLine {
  /** Undefined for a line without a group. */
  group?: string;
  /** Rank in the whole list; undefined or not a number for an unranked line. */
  rank?: string | null;
}

export interface GroupRank {
  group: string;
  rank?: string;
  isEqual: boolean;
}

/**
 * Ranks the lines of each group separately, based on their ranks in the whole list: ranks 1, 4, 4, 9 in one group
 * become 1, 2, 2, 4.
 *
 * @returns one entry for each line, undefined for a line without a group
 */
export function groupRanks(lines: readonly GroupedLine[]): (GroupRank | undefined)[] {
  return lines.map(({ group, rank }) => {
    if (group === undefined) return undefined;
    if (!isRank(rank)) return { group, isEqual: false };
    const ranks = lines.filter((line) => line.group === group && isRank(line.rank)).map((line) => Number(line.rank));
    const betterRanks = ranks.filter((other) => other < Number(rank)).length;
    return {
      group,
      rank: String(betterRanks + 1),
      isEqual: ranks.filter((other) => other === Number(rank)).length > 1,
    };
  });
}

const isRank = (rank: string | null | undefined): boolean => /^\d{1,9}$/.test(rank ?? '');
