import { groupRanks } from '@podium/games';
import type { ResultLineAnswer } from '@podium/contract';
import { readAgeGroups } from '../program/event-age-groups.ts';
import { isCompetition } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { BuildContext } from './document.ts';

/** Adds each line's age group and the rank within it. @param groups age groups of the event by competitor */
export function withAgeGroups<Line extends Pick<ResultLineAnswer, 'competitor' | 'rank' | 'irm'>>(
  lines: readonly Line[],
  groups: ReadonlyMap<string, string> | undefined,
): (Line & Pick<ResultLineAnswer, 'ageGroup'>)[] {
  if (!groups) return [...lines];
  const inGroups = groupRanks(
    lines.map(({ competitor, rank, irm }) => ({ group: groups.get(competitor.id ?? ''), rank: irm ? null : rank })),
  );
  return lines.map((line, index) => {
    const ranked = inGroups[index];
    return ranked
      ? { ...line, ageGroup: { name: ranked.group, rank: ranked.rank ?? null, rankEqual: ranked.isEqual } }
      : line;
  });
}

/** The lines of a contest that decides its event, with their age groups; those of a heat are not ranked by age. */
export async function withUnitAgeGroups(
  { snapshot, pool }: BuildContext,
  unit: UnitInfo,
  lines: ResultLineAnswer[],
): Promise<ResultLineAnswer[]> {
  if (unit.isHeadToHead || unit.eventId === undefined || lines.length === 0 || !decidesEvent(snapshot, unit))
    return lines;
  const groups = await readAgeGroups(pool, snapshot, [unit.eventId]);
  return withAgeGroups(lines, groups.get(unit.eventId));
}

/** A final, or the only contest of the event. */
function decidesEvent({ units, reference }: Snapshot, { medal, phaseId, eventId }: UnitInfo): boolean {
  if (medal === 'gold' || (phaseId !== undefined && reference.phases.get(phaseId)?.kind === 'final')) return true;
  return units.of('event', eventId!).filter(isCompetition).length === 1;
}
