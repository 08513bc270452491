/** Participants of courses as organizers see them. */
import type { CourseParticipant, DeskCertificate } from '@podium/contract';
import type pg from 'pg';
import { instantText } from '../instant-text.ts';
import { readCode, shownCode } from './certificate-code.ts';
import type { Titles } from './queries.ts';

type Client = pg.Pool | pg.ClientBase;

/** Requirements for passing a published course. */
export interface CourseRule {
  course: string;
  lessons: readonly string[];
  /** Lessons to finish; 0 if the course cannot be passed. */
  needed: number;
}

export interface CourseCounts {
  participants: number;
  finished: number;
  certificates: number;
  revoked: number;
  /** Title in the newest certificate, which is kept when the course is withdrawn. */
  titles: Titles | null;
}

/** Counts for every course with participants, by course id. */
export async function countParticipants(
  pool: pg.Pool,
  rules: readonly CourseRule[],
): Promise<ReadonlyMap<string, CourseCounts>> {
  const { rows } = await pool.query<CourseCounts & { course: string }>(
    `with rules as (select * from jsonb_to_recordset($1) as rule (course text, lessons text[], needed int)),
     progress as (
       select course, person_id, needed > 0 and count(*) filter (where lesson = any(lessons)) >= needed as has_passed
       from courses.lessons_done left join rules using (course) group by course, person_id, needed
     ), people as (
       select course, count(*)::int as participants, (count(*) filter (where has_passed))::int as finished
       from progress group by course
     ), issued as (
       select course, (count(*) filter (where revoked_at is null))::int as certificates, count(revoked_at)::int as revoked,
         (array_agg(titles order by at desc))[1] as titles
       from courses.certificates group by course
     )
     select course, participants, finished, coalesce(certificates, 0) as certificates, coalesce(revoked, 0) as revoked,
       titles from people left join issued using (course)`,
    [JSON.stringify(rules)],
  );
  return new Map(rows.map(({ course, ...counts }) => [course, counts]));
}

interface ParticipantRow {
  id: string;
  username: string;
  done: number;
  lastAt: number;
}

export interface ParticipantFilter {
  course: string;
  /** Undefined once the course is withdrawn: then all lessons count, and no participant passes. */
  rule: CourseRule | undefined;
  q: string;
}

const matching = `from (
    select person_id, (count(*) filter (where $2::text[] is null or lesson = any($2)))::int as done, max(at) as "lastAt"
    from courses.lessons_done where course = $1 group by person_id
  ) as progress join people.persons on persons.id = person_id
  where $3 = '' or position(lower($3) in lower(username)) > 0 or exists (
    select from courses.certificates where certificates.person_id = persons.id and course = $1
      and (position(lower($3) in lower(name)) > 0 or code = $4))`;

/** One page of the participants of a course, latest activity first, and their total number. */
export async function listParticipants(
  pool: pg.Pool,
  { course, rule, q }: ParticipantFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: CourseParticipant[]; total: number }> {
  const values = [course, rule?.lessons ?? null, q, readCode(q) ?? null];
  const [{ rows }, counted] = await Promise.all([
    pool.query<ParticipantRow>(
      `select persons.id, username, done, "lastAt" ${matching} order by "lastAt" desc, persons.id limit $5 offset $6`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    pool.query<{ count: number }>(`select count(*)::int as count ${matching}`, values),
  ]);
  const certificates = await listCertificates(
    pool,
    course,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, username, done, lastAt }) => ({
    id,
    username,
    done,
    lastAt: instantText(lastAt),
    isFinished: rule ? rule.needed > 0 && done >= rule.needed : null,
    certificates: certificates.filter(({ personId }) => personId === id).map(presentDesk),
  }));
  return { items, total: counted.rows[0]!.count };
}

export interface DeskCertificateRow {
  code: string;
  personId: string;
  course: string;
  name: string;
  titles: Titles;
  at: number;
  revokedAt: number | null;
  revokedReason: string | null;
  revokedBy: string | null;
  revokedByName: string | null;
}

const selectCertificates = `select code, person_id as "personId", course, name, titles, at, revoked_at as "revokedAt",
  revoked_reason as "revokedReason", revoked_by as "revokedBy", revoker.username as "revokedByName"
  from courses.certificates left join people.persons as revoker on revoker.id = revoked_by`;

async function listCertificates(
  client: Client,
  course: string,
  personIds: readonly string[],
): Promise<DeskCertificateRow[]> {
  const { rows } = await client.query<DeskCertificateRow>(
    `${selectCertificates} where course = $1 and person_id = any($2) order by at desc, code`,
    [course, personIds],
  );
  return rows;
}

/** @param code without hyphens */
export async function findDeskCertificate(client: Client, code: string): Promise<DeskCertificateRow | undefined> {
  const { rows } = await client.query<DeskCertificateRow>(`${selectCertificates} where code = $1`, [code]);
  return rows[0];
}

/** The valid certificate of the same person and course, if any. */
export async function findValidCode(
  client: Client,
  { personId, course }: Pick<DeskCertificateRow, 'personId' | 'course'>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ code: string }>(
    'select code from courses.certificates where person_id = $1 and course = $2 and revoked_at is null',
    [personId, course],
  );
  return rows[0]?.code;
}

export async function updateRevoked(
  client: Client,
  code: string,
  revoked: { by: string; reason: string } | null,
): Promise<void> {
  await client.query(
    `update courses.certificates set revoked_at = case when $2 then now() end, revoked_by = $3, revoked_reason = $4
     where code = $1`,
    [code, revoked !== null, revoked?.by ?? null, revoked?.reason ?? null],
  );
}

export const presentDesk = (row: DeskCertificateRow): DeskCertificate => ({
  code: shownCode(row.code),
  name: row.name,
  at: instantText(row.at),
  revoked:
    row.revokedAt === null
      ? null
      : {
          at: instantText(row.revokedAt),
          by:
            row.revokedBy !== null && row.revokedByName !== null
              ? { id: row.revokedBy, username: row.revokedByName }
              : null,
          reason: row.revokedReason ?? '',
        },
});
