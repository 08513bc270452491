import type { FolderCheck } from '../folder-check.ts';
import { quoted } from '../problems.ts';
import type { SourceTable } from '../source-table.ts';
import { wrongKind } from './catalogue.ts';
import { checkCompetitor } from './competitor.ts';

export function checkParticipants(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    if (!row.isEmpty('birth_date') && !row.isEmpty('birth_year')) {
      check.report(table, row, 'birth_year', 'E501', { form: 'one-of-two', one: 'birth_date', other: 'birth_year' });
    }
    const publication = row.get('publication') ?? check.games?.publicationDefault;
    if (!row.isEmpty('photo') && !row.isWrong('publication') && publication !== undefined && publication !== 'full') {
      check.report(table, row, 'photo', 'E501', { form: 'only-with', column: 'publication', words: 'full' });
    }
  }
}

export function checkTeams(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const gender = row.get('gender');
    const expected = check.target(row, 'event', 'events')?.get('gender');
    if (gender !== undefined && expected !== undefined && gender !== expected) {
      check.report(table, row, 'gender', 'E501', {
        form: 'differs-from-event',
        value: quoted(gender),
        expected: quoted(expected),
      });
    }
  }
}

export function checkTeamMembers(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const role = check.target(row, 'participant', 'participants')?.get('role');
    if (role !== undefined && role !== 'athlete' && role !== 'coach')
      wrongKind(check, table, row, 'participant', 'not-athlete-or-coach');
  }
  check.reportTwice(
    table,
    'order',
    (row) => (row.get('team') === undefined ? undefined : `${row.get('team')} ${Number(row.get('order'))}`),
    'E502',
  );
}

export function checkEntries(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const event = check.target(row, 'event', 'events');
    if (row.get('competitor') !== undefined) checkCompetitor(check, table, row, event, { isEntry: true });
  }
  check.reportTwice(table, 'bib', (row) =>
    row.get('event') === undefined ? undefined : `${row.get('event')} ${row.get('bib')}`,
  );
}
