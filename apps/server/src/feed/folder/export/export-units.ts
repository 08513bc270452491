import { rscToId, parseRsc, idToRsc } from '@podium/games';
import { folderId, withFallbackName, row, texts } from '@podium/games-folder';
import type { FolderRow, ZoneTimes } from '@podium/games-folder';
import { plainCells } from '../plain-columns.ts';
import type { CodeLabels } from './code-labels.ts';
import type { DbRow } from './table-rows.ts';

export interface UnitContext {
  times: ZoneTimes;
  labels: CodeLabels;
  disciplines: ReadonlyMap<string, string>;
  phases: ReadonlySet<string>;
  venues: ReadonlySet<string>;
  /** Result status by unit. */
  statuses: ReadonlyMap<string, string>;
  /** Units known only from a result, with the name in the message. */
  resultsOnly: readonly {
    id: string;
    code: string;
    name?: string;
    disciplineCode?: string | null;
    phaseId?: string | null;
  }[];
}

const open = new Set(['UNSCHEDULED', 'POSTPONED']);

export function unitRows(units: readonly DbRow<'scheduleUnits'>[], context: UnitContext): FolderRow[] {
  const visibleUnits = units.filter((unit) => !unit.isHidden && !unit.isPreliminary);
  const knownIds = new Set(visibleUnits.map((unit) => unit.id));
  const rows = visibleUnits.map((unit) => unitRow(unit, context, knownIds));
  for (const unit of context.resultsOnly) {
    if (knownIds.has(unit.id)) continue;
    const phase = unit.phaseId && context.phases.has(unit.phaseId) ? unit.phaseId : undefined;
    const label = context.labels.get('EVENT_UNIT', unit.code);
    rows.push(
      row({
        id: folderId(unit.id),
        type: phase ? 'competition' : 'default',
        phase,
        discipline: phase ? undefined : context.disciplines.get(unit.disciplineCode ?? ''),
        parent: phase !== undefined && knownIds.has(phase) ? phase : undefined,
        rsc: unitRsc(unit.code, phase !== undefined),
        ...texts('name', withFallbackName(label?.longName, unit.name ?? unit.id)),
        status: 'UNSCHEDULED',
        result_status: context.statuses.get(unit.id),
      }),
    );
  }
  return rows;
}

function unitRow(unit: DbRow<'scheduleUnits'>, context: UnitContext, knownIds: ReadonlySet<string>): FolderRow {
  const { times } = context;
  const isCompetition = unit.type === 'competition' || unit.type === 'competition-medal';
  const phase = unit.phaseId && context.phases.has(unit.phaseId) ? unit.phaseId : undefined;
  const type = isCompetition && phase === undefined ? 'default' : unit.type;
  const label = context.labels.get('EVENT_UNIT', unit.code);
  const start = times.time(unit.startAt);
  const status = unit.scheduleStatus ?? 'SCHEDULED';
  const parent = unit.parentId ?? undefined;
  const location = unit.locationId ?? undefined;
  const joined = location !== undefined && unit.venueId ? `${unit.venueId}-${location}` : location;
  return row({
    ...plainCells('units', 'scheduleUnits', unit),
    id: folderId(unit.id),
    type,
    phase,
    discipline: phase === undefined ? context.disciplines.get(unit.disciplineCode ?? '') : undefined,
    parent: parent !== undefined && knownIds.has(parent) ? folderId(parent) : undefined,
    // An id from a folder may look like an RSC.
    rsc: unit.isOpaque ? undefined : unitRsc(unit.code, isCompetition),
    ...texts('name', withFallbackName(unit.name ?? label?.longName, unit.id)),
    start,
    end: times.time(unit.endAt),
    actual_start: times.time(unit.actualStartAt),
    actual_end: times.time(unit.actualEndAt),
    hide_start: unit.isStartHidden || undefined,
    ...texts('start_text', unit.isStartHidden ? unit.startText : undefined),
    status: start === undefined && !open.has(status) ? 'UNSCHEDULED' : status,
    result_status: context.statuses.get(unit.id),
    medal: type === 'competition-medal' && unit.medal !== 'none' ? unit.medal : undefined,
    venue: unit.venueId,
    // A venue of the Games has a name in venues.csv.
    venue_name: unit.venueId ? undefined : unit.venueName,
    location: location !== undefined && context.venues.has(location) ? location : joined,
    tags: unit.tags.join(';'),
  });
}

/** The RSC if a folder may contain it; that of a competition must be at phase or unit level. */
function unitRsc(code: string, isCompetition: boolean): string | undefined {
  const rsc = parseRsc(code);
  if (!rsc.isValid) return undefined;
  return isCompetition && !['phase', 'unit', 'subunit'].includes(rsc.level) ? undefined : code;
}

/** Phase of a competition unit: the column, otherwise derived from the code. */
export function unitPhaseId(unit: Pick<DbRow<'scheduleUnits'>, 'phaseId' | 'type' | 'code'>): string | undefined {
  if (unit.phaseId) return unit.phaseId;
  const rsc = parseRsc(unit.code);
  return rsc.isValid && rsc.phase !== '' ? rscToId(idToRsc(unit.code.slice(0, 26))) : undefined;
}
