import type pg from 'pg';
import { sentiments } from '@podium/contract';
import type { FeedbackAnswer, FeedbackRequest, Sentiment, SentimentsAnswer, UserType } from '@podium/contract';

/** The requested filter; both days are inclusive and in that time zone. */
export interface SuggestionFilter {
  sentiment?: Sentiment;
  query?: string;
  from?: string;
  to?: string;
  timeZone: string;
}

/** @returns false if it was received before, because a device may send it twice */
export async function addSuggestion(
  pool: pg.Pool,
  personId: string,
  { id, sentiment, suggestion }: FeedbackRequest,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into feedback.suggestions (id, person_id, sentiment, suggestion) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, personId, sentiment, suggestion],
  );
  return rowCount === 1;
}

const matching = `from feedback.suggestions join people.persons on persons.id = suggestions.person_id
  where ($1::text is null or sentiment = $1)
    and ($2::text is null or suggestion ilike '%' || $2 || '%')
    and ($3::date is null or at >= $3::date::timestamp at time zone $5)
    and ($4::date is null or at < ($4::date + 1)::timestamp at time zone $5)`;

const filterValues = ({ sentiment, query, from, to, timeZone }: SuggestionFilter): unknown[] => [
  sentiment ?? null,
  query ? query.replaceAll(/[\\%_]/gu, String.raw`\$&`) : null,
  from ?? null,
  to ?? null,
  timeZone,
];

/** Newest first. */
export async function listSuggestions(
  pool: pg.Pool,
  wanted: SuggestionFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<FeedbackAnswer> {
  const [{ rows }, total] = await Promise.all([
    pool.query<{ id: string; at: number; sentiment: Sentiment; suggestion: string; userType: UserType }>(
      `select suggestions.id, at, sentiment, suggestion, persons.type as "userType" ${matching}
       order by at desc, suggestions.id limit $6 offset $7`,
      [...filterValues(wanted), pageSize, (page - 1) * pageSize],
    ),
    pool.query<{ count: number }>(`select count(*) as count ${matching}`, filterValues(wanted)),
  ]);
  const items = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { items, total: total.rows[0]!.count, page, pageSize };
}

export async function countSentiments(pool: pg.Pool, wanted: SuggestionFilter): Promise<SentimentsAnswer> {
  const { rows } = await pool.query<{ sentiment: Sentiment; count: number }>(
    `select sentiment, count(*) as count ${matching} group by sentiment`,
    filterValues(wanted),
  );
  const counts = new Map(rows.map(({ sentiment, count }) => [sentiment, count]));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const items = sentiments.map((sentiment) => {
    const count = counts.get(sentiment) ?? 0;
    return { sentiment, count, percentage: total === 0 ? 0 : (count / total) * 100 };
  });
  return { items, total };
}

export async function readOwnSuggestions(pool: pg.Pool, personId: string): Promise<unknown> {
  const { rows } = await pool.query<{ at: number }>(
    'select at, sentiment, suggestion from feedback.suggestions where person_id = $1 order by at',
    [personId],
  );
  return rows.length > 0 ? rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) : undefined;
}
