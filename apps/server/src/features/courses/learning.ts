/** Progress in courses, and the certificates of those who pass. */
import type { CourseAnswer, LanguageCode, LocalTextAnswer, MyCourseAnswer } from '@podium/contract';
import { languages } from '@podium/games';
import { ApiError } from '../../api-error.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { newCertificateCode } from './certificate-code.ts';
import { isPassed } from './passed.ts';
import {
  deleteFinished,
  insertCertificate,
  insertFinished,
  listCertificates,
  listFinished,
  renameCertificate,
} from './queries.ts';
import type { CertificateRow, FinishedRow } from './queries.ts';

export class Learning {
  readonly #kit: FeatureKit;

  constructor(kit: FeatureKit) {
    this.#kit = kit;
  }

  /** Courses that a person has begun or passed. */
  async mine(personId: string): Promise<MyCourseAnswer[]> {
    const [finished, certificates] = await Promise.all([
      listFinished(this.#kit.pool, personId),
      listCertificates(this.#kit.pool, personId),
    ]);
    const ids = [...new Set([...finished, ...certificates].map(({ course }) => course))];
    return Promise.all(ids.map(async (id) => this.#present(id, finished, certificates)));
  }

  /** Marks a lesson as finished or not; the last one needed to pass brings the certificate. */
  async mark(personId: string, course: string, lesson: string, isDone: boolean): Promise<MyCourseAnswer> {
    const published = await this.#kit.read('course', 'en', { id: course });
    if (!published?.lessons.some(({ id }) => id === lesson)) throw new ApiError('notFound', 'No such lesson.');
    const { pool } = this.#kit;
    await (isDone ? insertFinished : deleteFinished)(pool, personId, course, lesson);
    const finished = await listFinished(pool, personId);
    if (published.hasCertificate && hasPassed(published, finished)) {
      await insertCertificate(pool, personId, {
        code: newCertificateCode(),
        course,
        title: await this.#titles(published),
        provider: published.provider,
      });
    }
    return this.#present(course, finished, await listCertificates(pool, personId));
  }

  /** @param name null for the user name */
  async rename(personId: string, course: string, name: string | null): Promise<MyCourseAnswer> {
    const { pool } = this.#kit;
    if (!(await renameCertificate(pool, personId, course, name))) {
      throw new ApiError('notFound', 'You have no certificate of this course.');
    }
    return this.#present(course, await listFinished(pool, personId), await listCertificates(pool, personId));
  }

  async #titles({ id, title }: CourseAnswer): Promise<Record<LanguageCode, LocalTextAnswer>> {
    const titles = await Promise.all(
      languages.map(async (language) => [language, (await this.#kit.read('course', language, { id }))?.title ?? title]),
    );
    return Object.fromEntries(titles) as Record<LanguageCode, LocalTextAnswer>;
  }

  async #present(
    course: string,
    finished: readonly FinishedRow[],
    certificates: readonly CertificateRow[],
  ): Promise<MyCourseAnswer> {
    const published = await this.#kit.read('course', 'en', { id: course });
    const certificate = certificates.find((one) => one.course === course);
    return {
      course,
      lessons: finished.filter((one) => one.course === course).map(({ lesson }) => lesson),
      isPassed: certificate !== undefined || (published !== undefined && hasPassed(published, finished)),
      certificate: certificate
        ? { code: certificate.code, issuedAt: instantText(certificate.issuedAt), name: certificate.name }
        : null,
    };
  }
}

const hasPassed = ({ id, lessons, passPercent }: CourseAnswer, finished: readonly FinishedRow[]): boolean =>
  isPassed(
    lessons.map((lesson) => lesson.id),
    new Set(finished.filter(({ course }) => course === id).map(({ lesson }) => lesson)),
    passPercent,
  );
