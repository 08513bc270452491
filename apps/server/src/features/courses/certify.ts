import { isPassed } from '@podium/contract';
import type { CourseAnswer, OwnCertificateAnswer } from '@podium/contract';
import type pg from 'pg';
import { holdPerson } from '../../access/hold-person.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { newCode } from './certificate-code.ts';
import { countLessons, findOwnCertificate, insertCertificate } from './queries.ts';
import type { Titles } from './queries.ts';

type Course = Pick<CourseAnswer, 'id' | 'hasCertificate' | 'passPercent' | 'lessons'>;

const refusal = (message: 'noCertificate' | 'notPassed' | 'revoked', text: string): ApiError =>
  new ApiError('unprocessable', text, { fields: [{ field: 'course', message }] });

/**
 * Issues a person's certificate of a course, or returns the one issued before.
 *
 * @throws ApiError 422 `noCertificate`, `notPassed`, `revoked`
 */
export async function certify(
  pool: pg.Pool,
  course: Course,
  holder: { personId: string; name: string; titles: Titles },
): Promise<OwnCertificateAnswer> {
  return transaction(pool, async (client) => {
    const { personId, name, titles } = holder;
    // The lock also serializes two requests of the same person.
    if (!(await holdPerson(client, personId))) throw new ApiError('unauthorized', 'Log in first.');
    const before = await findOwnCertificate(client, personId, course.id);
    // After a revocation, only an organizer can issue another certificate.
    if (before?.revokedAt) throw refusal('revoked', 'This certificate was revoked.');
    if (before) return before;
    if (!course.hasCertificate) throw refusal('noCertificate', 'This course has no certificate.');
    const lessons = course.lessons.map(({ id }) => id);
    const done = await countLessons(client, { personId, course: course.id, lessons });
    if (!isPassed({ lessonCount: lessons.length, passPercent: course.passPercent }, done))
      throw refusal('notPassed', 'Finish more lessons of this course first.');
    await insertCertificate(client, { code: newCode(), personId, course: course.id, name, titles });
    return (await findOwnCertificate(client, personId, course.id))!;
  });
}
