import type { FolderCheck } from '../folder-check.ts';
import { groupRows } from '../folder-check.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
import { quote } from '../problems.ts';
import { checkCompetitor } from './competitor.ts';

export function checkMedals(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const event = check.target(row, 'event', 'events');
    checkWinner(check, table, row, event);
    const unit = check.target(row, 'unit', 'units');
    const other = check.target(unit, 'phase', 'phases')?.get('event');
    if (event && other !== undefined && other !== event.get('id')) {
      check.report(table, row, 'unit', 'E403', { form: 'other-event', value: quote(row.get('unit')!) });
    }
  }
  const byEvent = groupRows(table.rows, (row) => row.get('event'));
  for (const [id, awards] of byEvent) {
    // The medals of an age group are those of an event of their own.
    const byGroup = Map.groupBy(awards, (row) => row.get('age_group'));
    for (const ofGroup of byGroup.values()) checkCount(check, table, check.table('events').byId.get(id), ofGroup);
  }
  checkFinishedEvents(check, table, byEvent);
}

function checkWinner(check: FolderCheck, table: SourceTable, row: SourceRow, event: SourceRow | undefined): void {
  const who = row.get('competitor');
  if (who === undefined || row.isWrong('competitor_type')) return;
  if (who === 'NOAWARD') {
    if (!row.isEmpty('competitor_type'))
      check.report(table, row, 'competitor_type', 'E501', { form: 'no-type-beside', value: who });
  } else if (row.isEmpty('competitor_type')) check.report(table, row, 'competitor', 'E501', { form: 'type-empty' });
  else checkCompetitor(check, table, row, event);
}

/**
 * Compares official rows with the event's number of golds; NOAWARD counts as a medal. Two golds leave no silver, one
 * gold and two silvers no bronze; more bronzes than golds are allowed. Not checked before the first gold.
 */
function checkCount(
  check: FolderCheck,
  table: SourceTable,
  event: SourceRow | undefined,
  awards: readonly SourceRow[],
): void {
  if (!event || event.isWrong('medals') || table.hasBrokenRecords || awards.some((row) => row.hasWrongCells)) return;
  const golds = Number(event.get('medals') ?? 1);
  const official = awards.filter((row) => row.get('status') !== 'provisional');
  const places = (medal: string): number => official.filter((row) => row.get('medal') === medal).length;
  const countGiven = (medal: string): number =>
    official.filter((row) => row.get('medal') === medal && row.get('competitor') !== 'NOAWARD').length;
  const first = awards[0]!;
  const differ = (medal: string, expected: number): void => {
    check.report(table, first, 'medal', 'W602', { form: 'medals-differ', medal, found: countGiven(medal), expected });
  };
  if (golds > 0 && places('gold') === 0) return;
  const silvers = golds === 0 ? 0 : Math.max(0, 2 * golds - Math.max(countGiven('gold'), golds));
  const above = Math.max(countGiven('gold'), golds) + Math.max(countGiven('silver'), silvers);
  const bronzes = golds === 0 ? 0 : Math.max(0, 3 * golds - above);
  if (places('gold') < golds || (golds === 0 && countGiven('gold') > 0)) differ('gold', golds);
  else if (places('silver') < silvers || (silvers === 0 && countGiven('silver') > 0)) differ('silver', silvers);
  else if (places('bronze') < bronzes || (bronzes === 0 && countGiven('bronze') > 0)) differ('bronze', bronzes);
}

/** Warns about events without medals whose deciding unit is finished and official. */
function checkFinishedEvents(check: FolderCheck, table: SourceTable, byEvent: ReadonlyMap<string, unknown>): void {
  const events = check.table('events');
  if (!events.isPresent || table.isIncomplete) return;
  const finished = new Set<string>();
  for (const unit of check.table('units').rows) {
    if (unit.get('medal') !== 'gold' || unit.get('status') !== 'FINISHED' || unit.get('result_status') !== 'OFFICIAL')
      continue;
    const event = check.target(unit, 'phase', 'phases')?.get('event');
    if (event !== undefined) finished.add(event);
  }
  for (const event of events.rows) {
    const id = event.get('id');
    if (
      id === undefined ||
      !finished.has(id) ||
      byEvent.has(id) ||
      event.get('medals') === '0' ||
      event.isWrong('medals')
    )
      continue;
    check.report(events, event, 'id', 'W601', { form: 'event-without-medals' });
  }
}

export function checkRecords(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const isPerson = !row.isEmpty('participant');
    const isNamed = !row.isEmpty('holder_name');
    if (isPerson && isNamed)
      check.report(table, row, 'holder_name', 'E501', { form: 'one-of-two', one: 'participant', other: 'holder_name' });
    else if (!isPerson && !isNamed && row.isEmpty('not_established'))
      check.report(table, row, 'participant', 'E501', { form: 'holder-needed' });
    if (row.isEmpty('result') && (isPerson || isNamed))
      check.report(table, row, 'result', 'E301', { form: 'record-without-result' });
  }
}
