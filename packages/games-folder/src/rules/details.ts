import type { FolderCheck } from '../folder-check.ts';
import { groupRows } from '../folder-check.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
import { checkPair } from './catalogue.ts';
import { teamMembers } from './team-members.ts';
import { checkRef, listKey } from './results.ts';

/** Competitors with a line, by list. Includes invalid lines, so that their competitors are not reported as missing. */
function competitorsByList(check: FolderCheck): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>();
  for (const { values } of check.table('results').rows) {
    const { level, ref, competitor } = values;
    if (level === undefined || ref === undefined || competitor === undefined) continue;
    const key = `${level} ${ref}`;
    const list = lists.get(key);
    if (list) list.add(competitor);
    else lists.set(key, new Set([competitor]));
  }
  return lists;
}

/** If some results could not be read, every competitor counts as present. */
function isInList(check: FolderCheck, lists: Map<string, Set<string>>, key: string, competitor: string): boolean {
  return check.table('results').hasBrokenRecords || (lists.get(key)?.has(competitor) ?? false);
}

export function checkLineups(check: FolderCheck, table: SourceTable): void {
  const lists = competitorsByList(check);
  const members = teamMembers(check);
  for (const row of table.rows) {
    const unit = row.get('unit');
    const team = row.get('competitor');
    const participant = row.get('participant');
    if (unit !== undefined && team !== undefined && !isInList(check, lists, `unit ${unit}`, team))
      notInUnit(check, table, row, 'competitor');
    const squad = team === undefined ? undefined : members.get(team);
    if (squad && participant !== undefined && !squad.has(participant))
      check.report(table, row, 'participant', 'E403', { form: 'other-team' });
  }
  check.reportTwice(
    table,
    'order',
    (row) => {
      const unit = row.get('unit');
      const team = row.get('competitor');
      return unit === undefined || team === undefined ? undefined : `${unit} ${team} ${Number(row.get('order'))}`;
    },
    'E502',
  );
}

function notInUnit(check: FolderCheck, table: SourceTable, row: SourceRow, column: string): void {
  check.report(table, row, column, 'E505', { form: 'not-in-unit', value: quote(row.get(column)!) });
}

export function checkResultDetails(check: FolderCheck, table: SourceTable): void {
  const lists = competitorsByList(check);
  const members = teamMembers(check);
  for (const row of table.rows) {
    checkRef(check, table, row);
    const owner = row.get('owner');
    if (owner === 'line' || owner === 'member') {
      if (row.isEmpty('competitor'))
        check.report(table, row, 'competitor', 'E301', { form: 'empty-when', column: 'owner', words: owner });
      if (owner === 'member' && row.isEmpty('member'))
        check.report(table, row, 'member', 'E301', { form: 'empty-when', column: 'owner', words: owner });
    }
    if (row.get('type') === 'PERIOD' && !/^[HA]$/.test(row.get('pos') ?? '')) {
      check.report(table, row, 'pos', 'E501', { form: 'side-when', column: 'type', words: 'PERIOD' });
    }
    const key = listKey(row);
    const competitor = row.get('competitor');
    if (key === undefined || competitor === undefined || owner === 'unit') continue;
    if (!isInList(check, lists, key, competitor)) {
      notInUnit(check, table, row, 'competitor');
      continue;
    }
    const member = row.get('member');
    const squad = members.get(competitor);
    if (owner === 'member' && squad && member !== undefined && !squad.has(member))
      check.report(table, row, 'member', 'E403', { form: 'other-team' });
  }
}

const people = ['', '_2', '_3'].map((suffix) => ({ participant: `participant${suffix}`, role: `role${suffix}` }));

export function checkActions(check: FolderCheck, table: SourceTable): void {
  const present = peopleByUnit(check);
  for (const [unit, rows] of groupRows(table.rows, (row) => row.get('unit'))) {
    const byId = new Map(rows.map((row) => [row.values['id'], row]));
    const here = present.get(unit);
    for (const row of rows) {
      checkPair(check, table, row, 'score_home', 'score_away');
      checkPair(check, table, row, 'tally_home', 'tally_away');
      for (const { participant, role } of people) {
        if (!row.isEmpty(role) && row.isEmpty(participant)) {
          check.report(table, row, role, 'E501', { form: 'needs-column', column: participant });
        }
        const person = row.get(participant);
        if (person !== undefined && here && !here.has(person)) notInUnit(check, table, row, participant);
      }
      checkParent(check, table, row, byId);
    }
  }
  check.reportTwice(
    table,
    'order',
    (row) => (row.get('unit') === undefined ? undefined : `${row.get('unit')} ${Number(row.get('order'))}`),
    'E502',
  );
}

function checkParent(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  byId: ReadonlyMap<string | undefined, SourceRow>,
): void {
  const id = row.get('parent');
  if (id === undefined) return;
  const parent = byId.get(id);
  if (!parent) {
    if (table.hasBrokenRecords) return;
    check.report(table, row, 'parent', 'E402', { form: 'parent-action', value: quote(id) });
    return;
  }
  const own = row.get('order');
  const before = parent.get('order');
  if (own !== undefined && before !== undefined && Number(before) >= Number(own)) {
    check.report(table, row, 'parent', 'E501', { form: 'parent-later', value: quote(id) });
  }
}

/**
 * All people who may act in a unit: its competitors, their line-ups, and members of their teams. Units without
 * results are omitted.
 */
function peopleByUnit(check: FolderCheck): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  const members = teamMembers(check);
  if (
    check.table('results').hasBrokenRecords ||
    check.table('lineups').hasBrokenRecords ||
    check.table('team_members').hasBrokenRecords
  )
    return units;
  for (const { values } of check.table('results').rows) {
    const { level, ref, competitor } = values;
    if (level !== 'unit' || ref === undefined || competitor === undefined) continue;
    const here = units.get(ref) ?? new Set<string>();
    units.set(ref, here.add(competitor));
    for (const member of members.get(competitor) ?? []) here.add(member);
  }
  for (const { values } of check.table('lineups').rows) {
    if (values['unit'] !== undefined && values['participant'] !== undefined)
      units.get(values['unit'])?.add(values['participant']);
  }
  return units;
}
