import { isPlaceholder } from '@podium/games';
import type { EventKind } from '@podium/games';
import { competitorTypes, folderId, row } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import type { CodeLabels } from './code-labels.ts';
import { unitPhaseId } from './export-units.ts';
import { preferFeed } from './table-rows.ts';
import type { DbRow } from './table-rows.ts';

/** One list per level and ref: the feed's before an import's, then results before cumulative lists, then the newest. */
export function chooseSets(sets: readonly DbRow<'resultSets'>[]): DbRow<'resultSets'>[] {
  return preferFeed(sets, (set) => `${set.level} ${set.ref}`);
}

export function groupLines(lines: readonly DbRow<'resultLines'>[]): Map<string, DbRow<'resultLines'>[]> {
  const groups = new Map<string, DbRow<'resultLines'>[]>();
  for (const line of lines) {
    const key = `${line.owner} ${line.level} ${line.ref}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}

const unitTypes: ReadonlyMap<string, EventKind> = new Map([
  ['TEAM', 'team'],
  ['HTEAM', 'team'],
  ['COUP', 'couple'],
  ['HCOUP', 'couple'],
]);

/** Finds events for teams or couples, by unit types and by teams in lines and start lists. */
export function findEventKinds(
  units: readonly DbRow<'scheduleUnits'>[],
  lines: readonly DbRow<'resultLines'>[],
): Map<string, 'couple' | 'team'> {
  const kinds = new Map<string, 'couple' | 'team'>();
  for (const line of lines) {
    if (competitorTypes.get(line.competitorType ?? '') !== 'team' || line.isImport) continue;
    kinds.set(line.ref.slice(0, 22).replace(/-+$/, ''), 'team');
  }
  for (const unit of units) {
    const kind = unitTypes.get(unit.unitType ?? '');
    const isStartedByTeams = unit.starts.some((start) => competitorTypes.get(start.type ?? '') === 'team');
    if (unit.eventId && isStartedByTeams && !kinds.has(unit.eventId)) kinds.set(unit.eventId, 'team');
    if (unit.eventId && (kind === 'team' || kind === 'couple')) kinds.set(unit.eventId, kind);
  }
  return kinds;
}

export function usedPhases(
  units: readonly DbRow<'scheduleUnits'>[],
  sets: readonly DbRow<'resultSets'>[],
  phases: readonly DbRow<'phases'>[],
): Set<string> {
  const used = new Set<string>();
  for (const unit of units) {
    const phase = unit.type.startsWith('competition') ? unitPhaseId(unit) : undefined;
    if (phase !== undefined && !unit.isPreliminary && !unit.isHidden) used.add(phase);
  }
  for (const set of sets) {
    if (set.phaseId) used.add(set.phaseId);
    if (set.level === 'phase' || set.level === 'pool') used.add(set.ref);
  }
  for (const phase of phases) used.delete(phase.id);
  return used;
}

/** Start lists of the schedule, for units without a result yet. */
export function startRows(units: readonly DbRow<'scheduleUnits'>[], labels: CodeLabels): FolderRow[] {
  return units.flatMap((unit) => {
    const type = unit.unitType ?? labels.get('EVENT_UNIT', unit.code)?.attributes['Type'] ?? '';
    const isSided = unit.starts.length === 2 && type.startsWith('H');
    return [...unit.starts]
      .sort((a, b) => a.sort - b.sort)
      .map((start, index) =>
        row({
          level: 'unit',
          ref: folderId(unit.id),
          sort: index + 1,
          competitor_type: isPlaceholder(start.competitor)
            ? undefined
            : (competitorTypes.get(start.type ?? 'A') ?? 'team'),
          competitor: start.competitor,
          from_ref: start.from ? folderId(start.from.unit) : undefined,
          from_result: start.from?.result?.match(/^(W|L\d?|\d{1,4})$/)?.[0],
          start_order: start.startOrder,
          bib: start.bib,
          side: isSided ? (index === 0 ? 'home' : 'away') : undefined,
        }),
      );
  });
}

/** Returns whether a person took part in a unit, by its lines, line-ups and team squads. */
export function participationIn(files: FolderTables['files']): (unit: string, person: string) => boolean {
  const squads = new Map<string, string[]>();
  for (const member of files.team_members ?? [])
    squads.set(member['team']!, [...(squads.get(member['team']!) ?? []), member['participant']!]);
  const units = new Map<string, Set<string>>();
  for (const line of files.results ?? []) {
    if (line['level'] !== 'unit') continue;
    const here = units.get(line['ref']!) ?? new Set<string>();
    units.set(line['ref']!, here.add(line['competitor']!));
    for (const member of squads.get(line['competitor']!) ?? []) here.add(member);
  }
  for (const member of files.lineups ?? []) units.get(member['unit']!)?.add(member['participant']!);
  return (unit, person) => units.get(folderId(unit))?.has(person) ?? true;
}

export function collectCompetitors(
  sets: readonly DbRow<'resultSets'>[],
  getLines: (set: DbRow<'resultSets'>) => readonly DbRow<'resultLines'>[],
  organisations: ReadonlyMap<string, string>,
): Map<string, { name?: string; organisation?: string; event?: string }> {
  const competitors = new Map<string, { name?: string; organisation?: string; event?: string }>();
  for (const set of sets) {
    for (const line of getLines(set)) {
      const organisation = line.organisation ? (organisations.get(line.organisation) ?? line.organisation) : undefined;
      competitors.set(line.competitorId, {
        name: line.name ?? undefined,
        organisation,
        event: set.eventId ?? undefined,
      });
      for (const member of line.members) {
        if (!competitors.has(member.id))
          competitors.set(member.id, { name: member.name, organisation: member.organisation ?? organisation });
      }
    }
  }
  return competitors;
}

type Key = (each: FolderRow) => (string | number)[];

const last = Number.POSITIVE_INFINITY;
const keys: readonly [FileName, Key][] = [
  ['units', (each) => [each['start'] ? Date.parse(each['start']) : last, Number(each['order'] ?? last), each['id']!]],
  ['participants', (each) => [each['id']!]],
  ['teams', (each) => [each['id']!]],
  ['results', (each) => [each['level']!, each['ref']!, Number(each['sort'])]],
];

/** Sorts the files, so that rows appended by `completeTables` are where an import of this folder puts them. */
export function sortFiles(files: FolderTables['files']): void {
  for (const [name, getKey] of keys) {
    files[name] = (files[name] ?? [])
      .map((each) => ({ each, key: getKey(each) }))
      .sort((a, b) => compareLists(a.key, b.key))
      .map(({ each }) => each);
  }
}

function compareLists(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : a[index]! < b[index]! ? -1 : 1;
}
