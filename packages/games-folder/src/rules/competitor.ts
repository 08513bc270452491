import type { FolderCheck } from '../folder-check.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
import { teamMembers } from './team-members.ts';

export interface CompetitorOptions {
  /** The row is an entry itself, so the competitor's entry is not checked. */
  isEntry?: boolean;
  /** Part of a team event in which individuals may compete for their team. */
  allowsMembers?: boolean;
}

interface Entered {
  byEvent: Map<string, Set<string>>;
  members: Map<string, Set<string>>;
}

const entered = new WeakMap<FolderCheck, Entered>();

/** Checks type, role, gender and entry of a competitor cell against the event. Returns the referenced row. */
export function checkCompetitor(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  event: SourceRow | undefined,
  options: CompetitorOptions = {},
): SourceRow | undefined {
  const type = row.get('competitor_type');
  if (type === undefined) return undefined;
  const found = check.resolve(table, row, 'competitor', type === 'team' ? 'teams' : 'participants');
  if (!found) return undefined;
  const role = found.get('role');
  if (type === 'person' && role !== undefined && role !== 'athlete') {
    check.report(table, row, 'competitor', 'E403', { form: 'not-athlete' });
    return undefined;
  }
  if (event) checkFit(check, table, row, found, event, options);
  return found;
}

function checkFit(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  found: SourceRow,
  event: SourceRow,
  options: CompetitorOptions,
): void {
  const type = row.get('competitor_type')!;
  const kind = event.get('kind');
  const gender = found.get('gender');
  const expected = event.get('gender');
  const isTeamEvent = kind === 'team' || kind === 'couple';
  if (kind !== undefined && (type === 'team') !== isTeamEvent && !(isTeamEvent && options.allowsMembers)) {
    check.report(table, row, 'competitor_type', 'E504', {
      form: isTeamEvent ? 'person-in-team-event' : 'team-in-individual-event',
      type,
    });
    return;
  }
  const other = found.get('event');
  if (type === 'team' && other !== undefined && other !== event.get('id')) {
    check.report(table, row, 'competitor', 'E504', { form: 'other-event', value: quote(row.get('competitor')!) });
  } else if (gender !== undefined && (expected === 'M' || expected === 'W') && gender !== expected) {
    check.report(table, row, 'competitor', 'E504', { form: 'competitor-gender', event: expected });
  } else if (!options.isEntry && !isEntered(check, row.get('competitor')!, event)) {
    check.report(table, row, 'competitor', 'W504', { form: 'not-entered', value: quote(row.get('competitor')!) });
  }
}

/** If the event has no entries at all, every competitor counts as entered. */
function isEntered(check: FolderCheck, competitor: string, event: SourceRow): boolean {
  let known = entered.get(check);
  if (!known) {
    known = { byEvent: new Map(), members: teamMembers(check) };
    for (const { values } of check.table('entries').rows) {
      const { event: id, competitor: who } = values;
      if (id === undefined || who === undefined) continue;
      const list = known.byEvent.get(id);
      if (list) list.add(who);
      else known.byEvent.set(id, new Set([who]));
    }
    entered.set(check, known);
  }
  const { byEvent, members } = known;
  const list = byEvent.get(event.get('id') ?? '');
  return !list || list.has(competitor) || [...list].some((team) => members.get(team)?.has(competitor));
}
