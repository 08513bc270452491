import type { PublicationLevel } from '@podium/games';
import type pg from 'pg';
import { readNames } from '../../feed/corrected-name.ts';
import type { NameCorrection } from '../../feed/corrected-name.ts';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';

/** Columns that rank rows of one person or team: the newest feed row first, then imports. */
type Rank = 'id' | 'source' | 'stamp' | 'scope';

export type ParticipantRow = TableRow<
  typeof tables.participants,
  | Rank
  | 'odf_code'
  | 'discipline_code'
  | 'role'
  | 'function'
  | 'organisation'
  | 'family_name'
  | 'given_name'
  | 'display_name'
  | 'tv_name'
  | 'local_name'
  | 'gender'
  | 'birth_date'
  | 'height'
  | 'weight'
  | 'institution'
  | 'school_year'
  | 'nationality'
  | 'photo'
  | 'publication'
  | 'is_visible'
  | 'registrations'
> & { publication: PublicationLevel | null };
export type TeamRow = TableRow<
  typeof tables.teams,
  Rank | 'discipline_code' | 'event_id' | 'organisation' | 'name' | 'gender' | 'members' | 'registrations'
>;
export type EntryRow = TableRow<
  typeof tables.entries,
  'event_id' | 'sort' | 'competitor_id' | 'competitor_type' | 'bib' | 'status' | 'qualification'
>;

/** All table rows about people. Of several rows of a person or team, the one that takes precedence comes first. */
export interface PeopleRows {
  participants: readonly ParticipantRow[];
  teams: readonly TeamRow[];
  entries: readonly EntryRow[];
  /** Levels set by organizers, by person id. */
  levels: readonly DecidedLevel[];
  names: readonly NameCorrection[];
}

export interface DecidedLevel {
  person: string;
  level: PublicationLevel;
  stamp: string;
}

interface Changed {
  /** The feed's codes of the disciplines to read again. */
  disciplines: readonly string[];
  /** The previous rows; those of other disciplines are kept. */
  rows: PeopleRows;
}

export async function readPeopleRows(pool: pg.Pool, partition: number, changed?: Changed): Promise<PeopleRows> {
  const codes = changed?.disciplines ?? null;
  const scopes = (kind: string): readonly string[] | null => codes && codes.map((code) => `${kind}/${code}`);
  const [participants, teams, entries, levels, names] = await Promise.all([
    pool.query<ParticipantRow>(
      `select id, source, stamp, scope, odf_code, discipline_code, role, function, organisation, family_name, given_name, display_name,
              tv_name, local_name, gender, birth_date, height, weight, institution, school_year, nationality, photo, publication, is_visible, registrations
       from sport.participants where partition = $1 and ($2::text[] is null or scope = any($2))`,
      [partition, scopes('participants')],
    ),
    pool.query<TeamRow>(
      `select id, source, stamp, scope, discipline_code, event_id, organisation, name, gender, members, registrations
       from sport.teams where partition = $1 and is_visible and ($2::text[] is null or scope = any($2))`,
      [partition, scopes('teams')],
    ),
    pool.query<EntryRow>(
      `select event_id, sort, competitor_id, competitor_type, bib, status, qualification
       from sport.entries where partition = $1 and ($2::text[] is null or left(event_id, 3) = any($2) or event_id like '~%')`,
      [partition, codes],
    ),
    pool.query<DecidedLevel>(
      'select person_id as person, level, stamp from sport.levels where partition = $1 and level is not null',
      [partition],
    ),
    readNames(pool, partition),
  ]);
  const inScope = (kind: string): ReadonlySet<string> => new Set(scopes(kind));
  const [people, ofTeams, sports] = [inScope('participants'), inScope('teams'), new Set(codes)];
  // Event ids with an unknown code belong to no discipline: their entries are always read again.
  const isRead = ({ event_id: event }: EntryRow): boolean => event.startsWith('~') || sports.has(event.slice(0, 3));
  return {
    participants: [
      ...(changed?.rows.participants ?? []).filter((row) => !people.has(row.scope)),
      ...participants.rows,
    ].sort(byRank),
    teams: [...(changed?.rows.teams ?? []).filter((row) => !ofTeams.has(row.scope)), ...teams.rows].sort(byRank),
    entries: [...(changed?.rows.entries ?? []).filter((row) => !isRead(row)), ...entries.rows].sort(
      (a, b) => compare(a.event_id, b.event_id) || a.sort - b.sort,
    ),
    levels: levels.rows,
    names,
  };
}

function byRank(a: Pick<ParticipantRow, Rank>, b: Pick<ParticipantRow, Rank>): number {
  return compare(a.id, b.id) || b.source - a.source || compare(b.stamp, a.stamp) || compare(a.scope, b.scope);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
