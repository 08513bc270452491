import type { ScheduleItemAnswer } from '@podium/contract';
import { disciplineFor } from '@podium/disciplines';
import { inLanes } from '@podium/disciplines/reading';
import { isDoneStatus } from '@podium/games';
import type { ScheduledStart } from '../../feed/sport-tables.ts';
import type { CompetitorLine } from '../queries/participant-rows.ts';

interface Starter {
  /** Result lines of these competitors, in any unit. */
  lines: readonly CompetitorLine[];
  /** The unit's start list from the schedule. */
  starts: readonly ScheduledStart[];
  ids: ReadonlySet<string>;
}

/**
 * Lane of a competitor; undefined if the unit is finished, no list gives it, or the sport's start order is not a lane.
 */
export function findLane(
  { id, discipline, event, status, tentative }: ScheduleItemAnswer,
  { lines, starts, ids }: Starter,
): string | undefined {
  const { startOrder } = inLanes(disciplineFor(discipline?.code), event?.id, event ?? undefined);
  if (tentative || isDoneStatus(status) || startOrder !== 'lane') return undefined;
  const line = lines.find(({ ref }) => ref === id);
  return line?.start_order ?? starts.find(({ competitor }) => ids.has(competitor))?.startOrder;
}
