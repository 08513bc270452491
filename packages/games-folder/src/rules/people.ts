import { fold, judgeEntry } from '@podium/games';
import type { EntryDoubt, EventRules } from '@podium/games';
import { readEventRules } from '../event-rules-row.ts';
import { groupRows } from '../folder-check.ts';
import type { FolderCheck } from '../folder-check.ts';
import { quote } from '../problems.ts';
import type { ProblemParams } from '../problems.ts';
import type { SourceRow, SourceTable } from '../source-table.ts';
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
  checkDoubled(check, table);
}

/** Warns of people who are probably there twice, in this file or beside those of earlier imports. */
function checkDoubled(check: FolderCheck, table: SourceTable): void {
  const own = new Set(table.rows);
  const known = [...table.byId.values()].filter((row) => !own.has(row));
  const seen = new Map<string, SourceRow[]>();
  for (const row of [...known, ...table.rows]) {
    const key = nameKey(row);
    if (key === undefined) continue;
    const same = seen.get(key) ?? [];
    const isDoubled = same.some((other) => other.get('id') !== row.get('id') && mayBeSame(other, row));
    if (isDoubled && own.has(row)) check.report(table, row, 'family_name', 'W401', { form: 'same-person' });
    seen.set(key, [...same, row]);
  }
}

/**
 * Role, delegation and name without accents and the order of its words; undefined for a single name, which many have.
 */
function nameKey(row: SourceRow): string | undefined {
  const names = [row.get('given_name'), row.get('family_name')];
  if (names.includes(undefined) || row.get('organisation') === undefined) return undefined;
  const words = fold(names.join(' ')).split(' ').toSorted();
  return [row.get('role'), row.get('organisation'), ...words].join(' ');
}

/** Returns whether two people of one name cannot be distinguished. */
const mayBeSame = (one: SourceRow, other: SourceRow): boolean =>
  (['birth_date', 'birth_year', 'gender'] as const).every((column) => {
    const [a, b] = [one.get(column), other.get(column)];
    return a === undefined || b === undefined || a === b;
  });

export function checkTeams(check: FolderCheck, table: SourceTable): void {
  for (const row of table.rows) {
    const gender = row.get('gender');
    const expected = check.target(row, 'event', 'events')?.get('gender');
    if (gender !== undefined && expected !== undefined && gender !== expected) {
      check.report(table, row, 'gender', 'E501', {
        form: 'differs-from-event',
        value: quote(gender),
        expected: quote(expected),
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
  checkByRules(check, table);
  check.reportTwice(table, 'bib', (row) =>
    row.get('event') === undefined ? undefined : `${row.get('event')} ${row.get('bib')}`,
  );
}

/** Warns of entries that the rules of their event exclude: years of birth, and teams that are too small. */
function checkByRules(check: FolderCheck, table: SourceTable): void {
  const rulesByEvent = new Map<string, EventRules>(
    check
      .table('event_rules')
      .rows.flatMap((row) => (row.hasWrongCells ? [] : [[row.get('event') ?? '', readEventRules(row.values)]])),
  );
  if (rulesByEvent.size === 0) return;
  const members = groupRows(check.table('team_members').rows, (row) => row.get('team'));
  for (const row of table.rows) {
    const rules = rulesByEvent.get(row.get('event') ?? '');
    const competitor = row.get('competitor');
    if (!rules || competitor === undefined || row.get('status') === 'withdrawn') continue;
    const team = row.get('competitor_type') === 'team' ? (members.get(competitor) ?? []) : undefined;
    const people = team
      ? team.map((member) => check.target(member, 'participant', 'participants'))
      : [check.table('participants').byId.get(competitor)];
    // Coaches and officials of a team are neither counted nor bound to years of birth.
    const athletes = people.filter((person) => person?.get('role') === 'athlete');
    const birthYears = athletes.flatMap((person) => birthYear(person) ?? []);
    const isKnown = team !== undefined && team.length > 0;
    for (const doubt of judgeEntry({ members: isKnown ? athletes.length : undefined, birthYears }, rules))
      check.report(table, row, 'competitor', 'W504', entryProblem(doubt));
  }
}

function birthYear(person: SourceRow | undefined): number | undefined {
  const year = person?.get('birth_year') ?? person?.get('birth_date')?.slice(0, 4);
  return year === undefined ? undefined : Number(year);
}

function entryProblem(doubt: EntryDoubt): ProblemParams {
  switch (doubt.code) {
    case 'smallTeam':
      return { form: 'small-team', members: doubt.members, needed: doubt.needed };
    // Years as text, so that they are not grouped: `2,012`. The person's own year is personal.
    case 'tooOld':
      return { form: 'born-before', from: String(doubt.from) };
    default:
      return { form: 'born-after', to: String(doubt.to) };
  }
}
