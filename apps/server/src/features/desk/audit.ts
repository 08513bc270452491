import type { AuditAnswer, AuditEntry, AuditFilter } from '@podium/contract';
import type pg from 'pg';
import { decodeEntry } from '../../feed/desk/desk-entry.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { instantText } from '../instant-text.ts';
import { subjectName } from './subject-name.ts';

interface Row {
  /** 1: a journal entry, 0: a noted action. */
  source: 0 | 1;
  id: number;
  type: string;
  /** Epoch milliseconds. */
  at: number;
  by: string | null;
  username: string | null;
  byRole: string | null;
  reason: string | null;
  about: string | null;
  outcome: string | null;
  bytes: Buffer | null;
  bytesBefore: Buffer | null;
  before: unknown;
  after: unknown;
}

/** Longer decisions, such as whole timetables, are not shown (bytes). */
const longestShown = 256 * 1024;

/** Times are returned in milliseconds, rounded down like in the answer. */
const ms = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::bigint`;

const pattern = (start: string | undefined): string | null =>
  start === undefined ? null : `${start.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Decisions of the journal and noted actions in one list, ordered by time. */
export async function readAudit(
  pool: Pick<pg.Pool, 'query'>,
  filter: AuditFilter,
  presenter: Presenter,
): Promise<AuditAnswer> {
  const { type, by, about, before, count } = filter;
  const seen = before?.split('-').map(Number) ?? [null, null, null];
  const { rows } = await pool.query<Row>(
    `with decisions as (
       select 1 as source, journal.id, header ->> 'type' as type, received_at as at, header ->> 'by' as by,
         null as "byRole", null as reason, header ->> 'about' as about, null::jsonb as before, null::jsonb as after
       from feed.journal where kind = 'desk' and header ->> 'type' is not null
         and ($1::text is null or header ->> 'type' like $1) and ($2::text is null or header ->> 'by' = $2)
         and ($3::text is null or header ->> 'about' like $3)
         and ($4::bigint is null or (${ms('received_at')}, 1, journal.id) < ($4, $5::int, $6::bigint))
       order by ${ms('received_at')} desc, journal.id desc limit $7
     ), noted as (
       select 0 as source, id, type, at, by, by_role as "byRole", reason, about, before, after
       from people.actions where ($1::text is null or type like $1) and ($2::text is null or by = $2)
         and ($3::text is null or about like $3)
         and ($4::bigint is null or (${ms('at')}, 0, id) < ($4, $5::int, $6::bigint))
       order by ${ms('at')} desc, id desc limit $7
     ), page as (
       select * from (select * from decisions union all select * from noted) as every
       order by ${ms('at')} desc, source desc, id desc limit $7
     )
     select page.*, persons.username, outcomes.outcome,
       case when length(own.bytes) <= $8 then own.bytes end as bytes,
       case when length(earlier.bytes) <= $8 then earlier.bytes end as "bytesBefore"
     from page
     left join people.persons on persons.id = page.by
     left join feed.outcomes on page.source = 1 and outcomes.journal_id = page.id
     left join feed.journal as own on page.source = 1 and own.id = page.id
     left join lateral (
       select bytes from feed.journal as one
       where page.source = 1 and one.kind = 'desk' and one.header ->> 'about' = page.about and one.id < page.id
       order by one.id desc limit 1
     ) as earlier on true
     order by ${ms('page.at')} desc, page.source desc, page.id desc`,
    [pattern(type), by ?? null, pattern(about), ...seen, count, longestShown],
  );
  const last = rows.at(-1);
  return {
    items: rows.map((row) => present(row, presenter)),
    next: rows.length === count && last ? `${last.at}-${last.source}-${last.id}` : null,
  };
}

function present(row: Row, presenter: Presenter): AuditEntry {
  const { source, id, type, at, by, username, about, outcome } = row;
  const decision = row.bytes?.length ? decodeEntry(row.bytes) : undefined;
  const earlier = row.bytesBefore?.length ? decodeEntry(row.bytesBefore) : undefined;
  const [before, after] = [row.before ?? earlier?.data ?? null, row.after ?? decision?.data ?? null];
  return {
    entry: source === 1 ? id : null,
    type,
    at: instantText(at),
    by: by !== null && username !== null ? { id: by, username } : null,
    byRole: row.byRole ?? decision?.head.byRole ?? null,
    reason: row.reason ?? decision?.head.reason ?? null,
    about,
    subject: subjectName(presenter, { about, data: after ?? before }),
    outcome,
    before,
    after,
  };
}
