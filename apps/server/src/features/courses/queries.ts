import type pg from 'pg';
import type { LanguageCode, LocalTextAnswer, OwnCertificateAnswer, OwnCoursesAnswer } from '@podium/contract';
import { instantText } from '../instant-text.ts';
import { shownCode } from './certificate-code.ts';

type Client = pg.Pool | pg.ClientBase;
export type Titles = Record<LanguageCode, LocalTextAnswer>;

interface OwnRow {
  course: string;
  done: string[];
  code: string | null;
  name: string | null;
  at: number | null;
  revokedAt: number | null;
}

/** The valid certificate of a person for each course, otherwise the newest revoked one. */
const ownCertificates = `select distinct on (course) * from courses.certificates where person_id = $1
  order by course, revoked_at desc nulls first, at desc`;

/** Courses that a person has started, ordered by id. */
export async function listOwnCourses(client: Client, personId: string): Promise<OwnCoursesAnswer['items']> {
  const { rows } = await client.query<OwnRow>(
    `select course, lessons as done, code, name, at, revoked_at as "revokedAt" from (
       select course, array_agg(lesson order by at, lesson) as lessons from courses.lessons_done
       where person_id = $1 group by course
     ) as started
     left join (${ownCertificates}) as own using (course)
     order by course`,
    [personId],
  );
  return rows.map(({ course, done, code, name, at, revokedAt }) => ({
    course,
    done,
    certificate: code === null || name === null || at === null ? null : presentOwn({ code, name, at, revokedAt }),
  }));
}

type OwnCertificateRow = Pick<CertificateRow, 'code' | 'name' | 'at' | 'revokedAt'>;

const presentOwn = ({ code, name, at, revokedAt }: OwnCertificateRow): OwnCertificateAnswer => ({
  code: shownCode(code),
  name,
  at: instantText(at),
  revokedAt: revokedAt === null ? null : instantText(revokedAt),
});

/** All certificates of a person, including revoked ones, for the person's data export. */
export async function listOwnCertificates(
  client: Client,
  personId: string,
): Promise<(OwnCertificateAnswer & { course: string })[]> {
  const { rows } = await client.query<OwnCertificateRow & { course: string }>(
    `select course, code, name, at, revoked_at as "revokedAt" from courses.certificates where person_id = $1
     order by at, code`,
    [personId],
  );
  return rows.map(({ course, ...row }) => ({ course, ...presentOwn(row) }));
}

export async function insertLesson(
  client: Client,
  { personId, course, lesson }: { personId: string; course: string; lesson: string },
): Promise<void> {
  await client.query(
    'insert into courses.lessons_done (person_id, course, lesson) values ($1, $2, $3) on conflict do nothing',
    [personId, course, lesson],
  );
}

export async function countLessons(
  client: Client,
  { personId, course, lessons }: { personId: string; course: string; lessons: readonly string[] },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) as count from courses.lessons_done where person_id = $1 and course = $2 and lesson = any($3)',
    [personId, course, lessons],
  );
  return rows[0]!.count;
}

export async function findOwnCertificate(
  client: Client,
  personId: string,
  course: string,
): Promise<OwnCertificateAnswer | undefined> {
  const { rows } = await client.query<OwnCertificateRow>(
    `select code, name, at, revoked_at as "revokedAt" from (${ownCertificates}) as own where course = $2`,
    [personId, course],
  );
  return rows[0] && presentOwn(rows[0]);
}

export async function insertCertificate(
  client: Client,
  certificate: { code: string; personId: string; course: string; name: string; titles: Titles },
): Promise<void> {
  const { code, personId, course, name, titles } = certificate;
  await client.query(
    'insert into courses.certificates (code, person_id, course, name, titles) values ($1, $2, $3, $4, $5)',
    [code, personId, course, name, JSON.stringify(titles)],
  );
}

export interface CertificateRow {
  code: string;
  course: string;
  name: string;
  titles: Titles;
  at: number;
  revokedAt: number | null;
}

export async function findCertificate(client: Client, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await client.query<CertificateRow>(
    `select code, course, name, titles, at, revoked_at as "revokedAt" from courses.certificates where code = $1`,
    [code],
  );
  return rows[0];
}
