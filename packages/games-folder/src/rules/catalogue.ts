import { parseRsc, rscAt } from '@podium/games';
import type { Rsc } from '@podium/games';
import type { FolderCheck } from '../folder-check.ts';
import { quote } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';

export function checkOrganisations(check: FolderCheck, table: SourceTable): void {
  check.reportTwice(table, 'code', (row) => row.get('code'));
}

export function checkVenues(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    checkPair(check, table, row, 'lat', 'lon');
    if (row.get('kind') !== 'location') continue;
    if (row.isEmpty('parent')) check.report(table, row, 'parent', 'E501', { form: 'location-without-venue' });
    const parent = check.target(row, 'parent', 'venues');
    if (parent?.get('kind') === 'location') wrongKind(check, table, row, 'parent', 'not-venue');
  }
}

/** Reports a pair of cells of which only one is filled in, at the filled one. */
export function checkPair(check: FolderCheck, table: SourceTable, row: SourceRow, one: string, other: string): void {
  if (row.isEmpty(one) === row.isEmpty(other)) return;
  check.report(table, row, row.isEmpty(one) ? other : one, 'E501', { form: 'both-or-none', one, other });
}

export function wrongKind(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  column: string,
  form: 'not-athlete-or-coach' | 'not-venue' | 'not-location' | 'not-pool',
): void {
  check.report(table, row, column, 'E403', { form, value: quote(row.get(column) ?? '') });
}

export function checkDisciplines(check: FolderCheck, table: SourceTable): void {
  check.reportTwice(table, 'code', (row) => row.get('code'));
}

/** A results code must agree with its row; the first difference is reported. */
export function checkRsc(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  expected: readonly [part: string, found: string, expected: string | undefined][],
): void {
  for (const [part, found, wanted] of expected) {
    if (wanted === undefined || found === wanted) continue;
    check.report(table, row, 'rsc', 'E501', { form: 'rsc-differs', part, found, expected: wanted });
    return;
  }
}

/** Level and parts of a code; undefined if it is invalid or absent. */
export function readRsc(
  check: FolderCheck,
  table: SourceTable,
  row: SourceRow,
  levels: readonly Rsc['level'][] | undefined,
): Rsc | undefined {
  const text = row.get('rsc');
  if (text === undefined) return undefined;
  const rsc = parseRsc(text);
  if (!rsc.isValid) {
    check.report(table, row, 'rsc', 'E306', { form: 'rsc-characters', value: quote(text) });
    return undefined;
  }
  if (!levels || levels.includes(rsc.level)) return rsc;
  check.report(table, row, 'rsc', 'E306', { form: 'rsc-level', levels: levels.join(', ') });
  return undefined;
}

/** The feed's codes for a discipline, by default its own code; undefined if the row contains neither. */
function odfCodesOf(discipline: SourceRow | undefined): string[] | undefined {
  const code = discipline?.get('code');
  const codes = discipline?.get('odf_codes')?.split(';');
  return codes ?? (code === undefined ? undefined : [code]);
}

/** The expected code in a message: the found code if it belongs to the discipline, otherwise the discipline's first. */
export function expectedDisciplineCode(discipline: SourceRow | undefined, found: string): string | undefined {
  const codes = odfCodesOf(discipline);
  return codes?.includes(found) ? found : codes?.[0];
}

export function checkEvents(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const rsc = readRsc(check, table, row, ['event']);
    if (!rsc) continue;
    const discipline = check.target(row, 'discipline', 'disciplines');
    checkRsc(check, table, row, [
      ['discipline', rsc.discipline, expectedDisciplineCode(discipline, rsc.discipline)],
      ['gender', rsc.gender, row.get('gender')],
    ]);
  }
  check.reportTwice(table, 'rsc', (row) => row.get('rsc'));
}

export function checkPhases(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    if (row.get('kind') === 'pool' && row.isEmpty('pool')) {
      check.report(table, row, 'pool', 'E501', { form: 'empty-when', column: 'kind', words: 'pool' });
    }
    const rsc = readRsc(check, table, row, ['phase']);
    if (!rsc) continue;
    const event = check.target(row, 'event', 'events');
    checkRsc(check, table, row, eventParts(check, rsc, event));
  }
  check.reportTwice(table, 'rsc', (row) => row.get('rsc'));
  check.reportTwice(
    table,
    'order',
    (row) => (row.get('event') === undefined ? undefined : `${row.get('event')} ${Number(row.get('order'))}`),
    'E502',
  );
}

/** A code must share the event's code if it has one, otherwise its discipline and gender. */
export function eventParts(
  check: FolderCheck,
  rsc: Rsc,
  event: SourceRow | undefined,
): [string, string, string | undefined][] {
  if (!event) return [];
  const own = event.get('rsc');
  if (own !== undefined) return [['event', rscAt(rsc, 'event') ?? '', own]];
  if (event.isWrong('rsc')) return [];
  const discipline = check.target(event, 'discipline', 'disciplines');
  return [
    ['discipline', rsc.discipline, expectedDisciplineCode(discipline, rsc.discipline)],
    ['gender', rsc.gender, event.get('gender')],
  ];
}
