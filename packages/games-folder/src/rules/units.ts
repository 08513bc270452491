import { rscAt } from '@podium/games';
import type { FolderCheck } from '../folder-check.ts';
import { groupRows } from '../folder-check.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
import { checkRsc, expectedDisciplineCode, eventParts, wrongKind, readRsc } from './catalogue.ts';

const withoutStart = new Set(['UNSCHEDULED', 'POSTPONED']);

function isCompetition(unit: SourceRow): boolean {
  return unit.get('type') === 'competition' || unit.get('type') === 'competition-medal';
}

export function checkUnits(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    checkPlace(check, table, row);
    checkTimes(check, table, row);
    checkDay(check, table, row);
    checkVenue(check, table, row);
    checkUnitRsc(check, table, row);
    if (!row.isEmpty('medal') && row.get('type') !== undefined && row.get('type') !== 'competition-medal') {
      check.report(table, row, 'medal', 'E501', { form: 'only-with', column: 'type', words: 'competition-medal' });
    }
  }
  check.reportTwice(table, 'rsc', (row) => (isCompetition(row) ? row.get('rsc') : undefined));
  checkParents(check, table);
  checkResultStatus(check, table);
}

function checkPlace(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  if (isCompetition(row) && row.isEmpty('phase')) {
    check.report(table, row, 'phase', 'E501', {
      form: 'empty-when',
      column: 'type',
      words: row.get('type')!,
    });
  }
  const given = row.get('discipline');
  const event = check.target(check.target(row, 'phase', 'phases'), 'event', 'events');
  const expected = event?.get('discipline');
  if (given !== undefined && expected !== undefined && given !== expected) {
    check.report(table, row, 'discipline', 'E501', {
      form: 'differs-from-phase',
      value: quote(given),
      expected: quote(expected),
    });
  }
}

function checkTimes(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const status = row.get('status');
  if (status !== undefined && !withoutStart.has(status) && row.isEmpty('start')) {
    check.report(table, row, 'start', 'E501', { form: 'empty-when', column: 'status', words: status });
  }
  for (const [from, to] of [
    ['start', 'end'],
    ['actual_start', 'actual_end'],
  ] as const) {
    const start = row.get(from);
    const end = row.get(to);
    if (start !== undefined && end !== undefined && Date.parse(end) < Date.parse(start))
      check.report(table, row, to, 'E501', { form: 'end-before-start' });
  }
  if (row.get('hide_start') === 'true' || row.isWrong('hide_start')) return;
  for (const { name } of table.schema.columns) {
    if (name.startsWith('start_text_') && !row.isEmpty(name))
      check.report(table, row, name, 'E501', { form: 'only-with', column: 'hide_start', words: 'true' });
  }
}

/** Warns of contests before or after the Games, mostly with a mistyped year. A night belongs to the day before. */
function checkDay(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const start = row.get('start');
  if (!check.games || start === undefined || !isCompetition(row)) return;
  const { start: first, end: last, dayEndsAt } = check.games;
  const [day = '', clock = ''] = start.slice(0, 16).split('T');
  const isNight = clock < dayEndsAt && Date.parse(day) - Date.parse(last) === 86_400_000;
  if (day < first || (day > last && !isNight))
    check.report(table, row, 'start', 'W501', { form: 'outside-games', first, last });
}

function checkVenue(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  const venue = check.target(row, 'venue', 'venues');
  if (venue?.get('kind') === 'location') wrongKind(check, table, row, 'venue', 'not-venue');
  const location = check.target(row, 'location', 'venues');
  if (!location) return;
  if (location.get('kind') !== 'location' && !location.isWrong('kind'))
    wrongKind(check, table, row, 'location', 'not-location');
  else if (
    row.get('venue') !== undefined &&
    location.get('parent') !== undefined &&
    location.get('parent') !== row.get('venue')
  ) {
    check.report(table, row, 'location', 'E403', { form: 'other-venue', venue: row.get('venue')! });
  }
}

function checkUnitRsc(check: FolderCheck, table: SourceTable, row: SourceRow): void {
  if (row.get('type') === undefined) return;
  const levels = row.isEmpty('parent') ? (['phase', 'unit', 'subunit'] as const) : (['unit', 'subunit'] as const);
  const rsc = readRsc(check, table, row, isCompetition(row) ? levels : undefined);
  if (!rsc) return;
  const phase = check.target(row, 'phase', 'phases');
  const code = phase?.get('rsc');
  const discipline = check.target(row, 'discipline', 'disciplines');
  const parts: [string, string, string | undefined][] =
    code !== undefined
      ? [['phase', rscAt(rsc, 'phase') ?? '', code]]
      : phase?.isWrong('rsc')
        ? []
        : eventParts(check, rsc, check.target(phase, 'event', 'events'));
  checkRsc(check, table, row, [
    ...parts,
    ['discipline', rsc.discipline, expectedDisciplineCode(discipline, rsc.discipline)],
  ]);
}

function checkParents(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const parent = check.target(row, 'parent', 'units');
    if (!parent) continue;
    if (isInCircle(check, row)) check.report(table, row, 'parent', 'E404', { form: 'circle' });
    else if (!parent.isEmpty('parent'))
      check.report(table, row, 'parent', 'E403', { form: 'child-of-child', value: quote(row.get('parent')!) });
    else if (hasOtherDiscipline(check, row, parent)) {
      check.report(table, row, 'parent', 'E403', { form: 'other-discipline', value: quote(row.get('parent')!) });
    } else if (!row.isEmpty('medal') && !parent.isEmpty('medal'))
      check.report(table, row, 'medal', 'E501', { form: 'medal-twice' });
  }
}

function isInCircle(check: FolderCheck, row: SourceRow): boolean {
  const seen = new Set<SourceRow>();
  let at = check.target(row, 'parent', 'units');
  while (at && !seen.has(at)) {
    if (at === row) return true;
    seen.add(at);
    const id = at.values['parent'];
    at = id === undefined ? undefined : check.table('units').byId.get(id);
  }
  return false;
}

/** The id of a unit's discipline, from its phase or its own cell. */
function disciplineIdOf(check: FolderCheck, unit: SourceRow): string | undefined {
  const event = check.target(check.target(unit, 'phase', 'phases'), 'event', 'events');
  return event?.get('discipline') ?? unit.get('discipline');
}

function hasOtherDiscipline(check: FolderCheck, row: SourceRow, parent: SourceRow): boolean {
  const own = disciplineIdOf(check, row);
  const above = disciplineIdOf(check, parent);
  return own !== undefined && above !== undefined && own !== above;
}

function checkResultStatus(check: FolderCheck, table: SourceTable): void {
  const results = check.table('results');
  if (!table.hasColumn('result_status') || (!results.isPresent && results.rows.length === 0) || results.isIncomplete)
    return;
  const withResults = new Set(
    results.rows.filter((row) => row.values['level'] === 'unit').map((row) => row.values['ref']),
  );
  const children = groupRows(table.rows, (row) => row.values['parent']);
  for (const row of table.rows) {
    const id = row.get('id');
    if (id === undefined || row.get('result_status') === undefined || withResults.has(id)) continue;
    if (children.get(id)?.some((child) => withResults.has(child.values['id']))) continue;
    check.report(table, row, 'result_status', 'W601', { form: 'status-without-results' });
  }
}
