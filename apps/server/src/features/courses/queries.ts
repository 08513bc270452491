import type pg from 'pg';
import type { LanguageCode, LocalTextAnswer } from '@podium/contract';

export interface FinishedRow {
  course: string;
  lesson: string;
}

export interface CertificateRow {
  code: string;
  course: string;
  title: Record<LanguageCode, LocalTextAnswer>;
  provider: string;
  name: string | null;
  issuedAt: number;
}

/** Whoever can run a query: the pool, or a client within a transaction. */
export type Asks = Pick<pg.Pool, 'query'>;

export async function listFinished(client: Asks, personId: string): Promise<FinishedRow[]> {
  const { rows } = await client.query<FinishedRow>(
    'select course, lesson from courses.finished where person_id = $1 order by at, lesson',
    [personId],
  );
  return rows;
}

export async function insertFinished(client: Asks, personId: string, course: string, lesson: string): Promise<void> {
  await client.query(
    'insert into courses.finished (person_id, course, lesson) values ($1, $2, $3) on conflict do nothing',
    [personId, course, lesson],
  );
}

export async function deleteFinished(client: Asks, personId: string, course: string, lesson: string): Promise<void> {
  await client.query('delete from courses.finished where person_id = $1 and course = $2 and lesson = $3', [
    personId,
    course,
    lesson,
  ]);
}

const certificateColumns = `code, course, title, provider, name, issued_at as "issuedAt"`;

export async function listCertificates(client: Asks, personId: string): Promise<CertificateRow[]> {
  const { rows } = await client.query<CertificateRow>(
    `select ${certificateColumns} from courses.certificates where person_id = $1 order by issued_at`,
    [personId],
  );
  return rows;
}

/** Does nothing if the person has a certificate of the course already. */
export async function insertCertificate(
  client: Asks,
  personId: string,
  { code, course, title, provider }: Omit<CertificateRow, 'name' | 'issuedAt'>,
): Promise<void> {
  await client.query(
    `insert into courses.certificates (code, person_id, course, title, provider) values ($1, $2, $3, $4, $5)
     on conflict (person_id, course) do nothing`,
    [code, personId, course, JSON.stringify(title), provider],
  );
}

/** @returns false if there is no such certificate */
export async function renameCertificate(
  client: Asks,
  personId: string,
  course: string,
  name: string | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update courses.certificates set name = $3 where person_id = $1 and course = $2',
    [personId, course, name],
  );
  return rowCount === 1;
}

export async function findCertificate(
  client: Asks,
  code: string,
): Promise<(CertificateRow & { username: string }) | undefined> {
  const { rows } = await client.query<CertificateRow & { username: string }>(
    `select ${certificateColumns}, username from courses.certificates
     join people.persons on persons.id = person_id where code = $1 and is_active`,
    [code],
  );
  return rows[0];
}
