import type { FolderRow } from '@podium/games-folder';
import type { ScopedRow } from '../../apply/projection.ts';
import { plainProperties } from '../plain-columns.ts';
import { parseList } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

export function unitRow(row: FolderRow, index: FolderIndex): ScopedRow<'scheduleUnits'> {
  const place = index.unit(row['id'])!;
  return {
    ...plainProperties('units', 'scheduleUnits', row),
    id: place.id,
    code: place.code,
    isOpaque: row['rsc'] === undefined,
    disciplineCode: place.disciplineCode,
    eventId: place.event?.id,
    phaseId: place.phase?.id,
    parentId: index.unit(row['parent'])?.id,
    type: row['type']!,
    isPreliminary: false,
    isHidden: false,
    unitType: row['unit_type'],
    medal: row['medal'] ?? 'none',
    scheduleStatus: row['status'],
    startAt: row['start'],
    endAt: row['end'],
    actualStartAt: row['actual_start'],
    actualEndAt: row['actual_end'],
    isStartHidden: row['hide_start'] === 'true',
    isEndHidden: false,
    venueId: row['venue'],
    locationId: row['location'],
    tags: parseList(row['tags']),
    starts: [],
  };
}
