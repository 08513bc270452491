import type { ResultLineAnswer } from './lines.ts';

/**
 * The ranking of each age group: its placed lines with their ranks and medals inside the group. A medal of the whole event is left
 * out.
 *
 * @param lastRank leaves out lower ranks, and lines without a rank
 */
export function ageGroupRankings<
  Line extends Pick<ResultLineAnswer, 'rank' | 'rankEqual' | 'irm' | 'medal' | 'ageGroup'>,
>(lines: readonly Line[], lastRank?: number): { name: string; lines: Line[] }[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { ageGroup } = line;
    if (!ageGroup || line.irm) continue;
    if (lastRank !== undefined && (ageGroup.rank === null || Number(ageGroup.rank) > lastRank)) continue;
    const ranked = { ...line, medal: undefined, ...ageGroup };
    groups.set(ageGroup.name, [...(groups.get(ageGroup.name) ?? []), ranked]);
  }
  return [...groups]
    .map(([name, list]) => ({ name, lines: list }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
