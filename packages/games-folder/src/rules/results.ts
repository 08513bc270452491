import { isKnownIrm, isPlaceholder } from '@podium/games';
import type { FolderCheck } from '../folder-check.ts';
import { groupRows } from '../folder-check.ts';
import { suggestion } from '../cell-check.ts';
import { folderLimits } from '../folder-limits.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
import { wrongKind } from './catalogue.ts';
import { checkCompetitor } from './competitor.ts';

const tableOf = { unit: 'units', phase: 'phases', pool: 'phases', event: 'events' } as const;
type Level = keyof typeof tableOf;

export function checkResults(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    checkRef(check, table, row);
    checkPerson(check, table, row);
    checkFrom(check, table, row);
    if (row.get('result_type') === 'IRM' && !row.isEmpty('result'))
      check.report(table, row, 'result', 'E503', { form: 'result-with-irm' });
    if (row.get('rank') !== undefined && row.get('irm') !== undefined) {
      check.report(table, row, 'rank', 'W503', { form: 'rank-beside-irm', irm: row.get('irm')! });
    }
    const irm = row.get('irm');
    if (irm !== undefined && !isKnownIrm(irm))
      check.report(table, row, 'irm', 'W503', { form: 'irm-unknown', value: quote(irm) });
  }
  check.reportTwice(table, 'competitor', (row) => {
    const list = listKey(row);
    return list === undefined || isPlaceholder(row.get('competitor')!) ? undefined : `${list} ${row.get('competitor')}`;
  });
  for (const list of groupRows(table.rows, listKey).values()) {
    checkSort(check, table, list);
    checkRanks(check, table, list);
    checkSides(check, table, list);
  }
}

/** Level and ref identify a list of lines. */
export function listKey(row: SourceRow): string | undefined {
  const level = row.get('level');
  const ref = row.get('ref');
  return level === undefined || ref === undefined ? undefined : `${level} ${ref}`;
}

/** Checks the ref of a result or a detail and returns its row. */
export function checkRef(check: FolderCheck, table: SourceTable, row: SourceRow): SourceRow | undefined {
  const level = row.get('level') as Level | undefined;
  if (level === undefined) return undefined;
  const target = check.resolve(table, row, 'ref', tableOf[level]);
  const kind = target?.get('kind');
  if (level === 'pool' && kind !== undefined && kind !== 'pool') wrongKind(check, table, row, 'ref', 'not-pool');
  return target;
}

function eventOf(check: FolderCheck, row: SourceRow): SourceRow | undefined {
  const level = row.get('level') as Level | undefined;
  const target = level === undefined ? undefined : check.target(row, 'ref', tableOf[level]);
  if (level === 'event') return target;
  const phase = level === 'unit' ? check.target(target, 'phase', 'phases') : target;
  return check.target(phase, 'event', 'events');
}

function checkPerson(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const who = row.get('competitor');
  if (who === undefined || row.isWrong('competitor_type')) return;
  if (isPlaceholder(who) && who !== 'NOAWARD') {
    if (!row.isEmpty('competitor_type'))
      check.report(table, row, 'competitor_type', 'E501', { form: 'no-type-beside', value: who });
    return;
  }
  if (row.isEmpty('competitor_type')) {
    check.report(table, row, 'competitor', 'E501', { form: 'type-empty' });
    return;
  }
  checkCompetitor(check, table, row, eventOf(check, row), { allowsMembers: true });
}

function checkFrom(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  checkFromRef(check, table, row);
  const result = row.get('from_result');
  if (result !== undefined && !/^(W|L\d?|\d{1,4})$/.test(result)) {
    check.report(table, row, 'from_result', 'E305', {
      form: 'not-from-result',
      value: quote(result),
    });
  }
}

function checkFromRef(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const from = row.get('from_ref');
  const units = check.table('units');
  const phases = check.table('phases');
  if (from === undefined || units.byId.has(from) || phases.byId.has(from)) return;
  if (units.isIncomplete || phases.isIncomplete) return;
  if ([units, phases].every((one) => !one.isPresent && one.byId.size === 0)) {
    check.reportAbsent(table, row, 'from_ref', units.file, phases.file);
    return;
  }
  const isQuiet =
    units.byId.size > folderLimits.idsForSuggestion || check.problems.isFull(table.file, 'E402', 'from_ref');
  const meant = isQuiet ? {} : suggestion(from, [...units.byId.keys(), ...phases.byId.keys()]);
  const files = { file: units.file, other: phases.file };
  check.report(table, row, 'from_ref', 'E402', { form: 'not-found-either', value: quote(from), ...files, ...meant });
}

function checkSort(check: FolderCheck, table: SourceTable, list: readonly SourceRow[]): void {
  if (table.hasBrokenRecords || list.some((row) => row.get('sort') === undefined || row.isWrong('level'))) return;
  const sorted = [...list].sort((one, other) => Number(one.get('sort')) - Number(other.get('sort')));
  for (const [index, row] of sorted.entries()) {
    if (Number(row.get('sort')) === index + 1) continue;
    check.report(table, row, 'sort', 'E502', { form: 'sort-hole', found: row.get('sort')!, expected: index + 1 });
    return;
  }
}

function checkRanks(check: FolderCheck, table: SourceTable, list: readonly SourceRow[]): void {
  const equal = groupRows(list, (row) => (row.isEmpty('irm') ? row.get('rank') : undefined));
  for (const [rank, rows] of equal) {
    if (rows.length < 2) continue;
    for (const row of rows) {
      if (row.get('rank_equal') !== 'true' && !row.isWrong('rank_equal')) {
        check.report(table, row, 'rank', 'E503', { form: 'rank-twice', value: rank });
      }
    }
  }
}

const opposite: Readonly<Record<string, string>> = { W: 'L', L: 'W', T: 'T' };

function checkSides(check: FolderCheck, table: SourceTable, list: readonly SourceRow[]): void {
  for (const row of list) {
    const side = row.get('side');
    const sort = row.get('sort');
    if (side === undefined || sort === undefined || Number(sort) === (side === 'home' ? 1 : 2)) continue;
    check.report(table, row, 'side', 'E501', { form: 'side-sort' });
  }
  const [one, other] = list;
  if (list.length !== 2 || !one || !other || one.get('level') !== 'unit' || one.isWrong('wlt') || other.isWrong('wlt'))
    return;
  const sides: [string | undefined, string | undefined] = [one.get('wlt'), other.get('wlt')];
  if (sides[0] === sides[1] && sides[0] === undefined) return;
  if (sides[0] === undefined || sides[1] === undefined) {
    check.report(table, sides[0] === undefined ? one : other, 'wlt', 'E503', { form: 'wlt-one-side' });
  } else if (opposite[sides[0]] !== sides[1]) {
    check.report(table, other, 'wlt', 'E503', { form: 'wlt-sides', value: sides[1], other: sides[0] });
  }
}
