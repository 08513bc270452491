/** Medals of an event or of each of its age groups, from the one ranking of the event. */
import { medalForRank } from '../entry/event-ranking.ts';
import type { FinalLine } from '../entry/event-ranking.ts';
import type { Medal } from '../model/vocabulary.ts';
import { groupRanks } from '../ranking/group-ranks.ts';
import type { EventRules } from '../rules/event-rules.ts';

export interface EventMedal {
  competitor: string;
  medal: Medal;
  /** The age group whose medal it is; undefined for a medal of the event. */
  group?: string;
}

interface MedalRules extends Pick<EventRules, 'ageGroupMedals'> {
  /** Number of bronze medals of the event, or of each age group. */
  bronzes?: number;
  /** Age group by competitor. A competitor without one gets no medal of a group. */
  groups: ReadonlyMap<string, string>;
}

/**
 * Medals of a finished event in the order of its ranking; those of age groups group by group, in the order in which their best
 * competitors are ranked.
 */
export function eventMedals(
  ranking: readonly FinalLine[],
  { ageGroupMedals = false, bronzes = 1, groups }: MedalRules,
): EventMedal[] {
  if (!ageGroupMedals)
    return ranking.flatMap(({ competitor, rank }) => {
      const medal = medalForRank(rank, bronzes);
      return medal ? [{ competitor, medal }] : [];
    });
  const inGroups = groupRanks(
    ranking.map(({ competitor, rank }) => ({
      group: groups.get(competitor),
      rank: rank === null ? null : String(rank),
    })),
  );
  const medals = inGroups.flatMap((line, index) => {
    const medal = line?.rank === undefined ? null : medalForRank(Number(line.rank), bronzes);
    return line && medal ? [{ competitor: ranking[index]!.competitor, medal, group: line.group }] : [];
  });
  return [...Map.groupBy(medals, ({ group }) => group).values()].flat();
}
