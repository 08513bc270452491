import { estimateStarts, isDoneStatus, isLiveStatus } from '@podium/games';
import type { PlacedContest } from '@podium/games';
import { fieldOfPlay } from './field-of-play.ts';
import type { UnitInfo } from './unit-info.ts';
import type { Units } from './units.ts';

export const fieldsOfPlay = (units: Iterable<UnitInfo>): string[] =>
  [...units].flatMap((unit) => fieldOfPlay(unit) ?? []);

/**
 * Updates the estimated starts on some fields of play.
 *
 * @returns the ids of units whose estimate has changed
 */
export function updateEstimates(units: Units, fields: Iterable<string>): string[] {
  const changed: string[] = [];
  for (const field of new Set(fields)) {
    const here = units.of('field', field);
    const estimates = estimateStarts(here.filter(({ parentId }) => parentId === undefined).map(placedContest));
    for (const unit of here) {
      const estimatedStartAt = estimates.get(unit.id);
      if (unit.estimatedStartAt === estimatedStartAt) continue;
      units.set(unit.id, { ...unit, estimatedStartAt });
      changed.push(unit.id);
    }
  }
  return changed;
}

const placedContest = (unit: UnitInfo): PlacedContest => ({
  id: unit.id,
  startAt: unit.startAt,
  endAt: unit.endAt,
  actualStartAt: unit.actualStartAt,
  actualEndAt: unit.actualEndAt,
  state: contestState(unit),
});

function contestState({ status }: UnitInfo): PlacedContest['state'] {
  if (isDoneStatus(status)) return 'over';
  if (isLiveStatus(status)) return 'on';
  return status === 'CANCELLED' || status === 'POSTPONED' || status === 'UNSCHEDULED' ? 'off' : 'coming';
}
