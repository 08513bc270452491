import {
  certificateAnswer,
  certificateRequest,
  languageCode,
  ownCertificateAnswer,
  ownCoursesAnswer,
} from '@podium/contract';
import type { CourseAnswer, LanguageCode } from '@podium/contract';
import { languages } from '@podium/games';
import { z } from 'zod';
import { NetworkLimit } from '../../access/limits.ts';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { certificatePrinting } from '../certificate.ts';
import { instantText } from '../instant-text.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';
import { readCode, shownCode } from './certificate-code.ts';
import { certify } from './certify.ts';
import { courseDeskRoutes } from './desk-routes.ts';
import { findCertificate, insertLesson, listOwnCertificates, listOwnCourses } from './queries.ts';
import type { CertificateRow, Titles } from './queries.ts';

const ownCoursesPath = '/api/v1/me/courses';
const id = z.string().min(1).max(80);
/** A code has 50 random bits; no user types more than this in a minute. */
const checksPerMinute = 60;
const printsPerMinute = 20;
const code = z.string().min(1).max(40);
const inLanguage = z.object({ lang: languageCode.default('en') });

function courseRoutes(kit: FeatureKit): Route[] {
  const { pool, read, addressOf, use } = kit;
  const checks = new NetworkLimit(checksPerMinute);
  const prints = new NetworkLimit(printsPerMinute);
  const readCourse = async (course: string, language: LanguageCode = 'en'): Promise<CourseAnswer> => {
    const document = await read('course', language, { id: course });
    if (!document) throw new ApiError('notFound', `There is no course ${course}.`);
    return document;
  };
  const readTitles = async (course: string): Promise<Titles> =>
    Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, (await readCourse(course, language)).title])),
    ) as Titles;
  const findTypedCertificate = async (typed: string): Promise<CertificateRow> => {
    const code = readCode(typed);
    const certificate = code === undefined ? undefined : await findCertificate(pool, code);
    if (!certificate) throw new ApiError('notFound', 'There is no certificate with this code.');
    return certificate;
  };

  return [
    ...courseDeskRoutes(kit),
    route(
      {
        method: 'get',
        path: ownCoursesPath,
        summary: 'My progress in courses',
        tag: 'courses',
        access: 'user',
        answer: ownCoursesAnswer,
      },
      async ({ user: { userId } }) => {
        const items = await listOwnCourses(pool, userId);
        return { items, total: items.length };
      },
    ),
    route(
      {
        method: 'put',
        path: `${ownCoursesPath}/{course}/lessons/{lesson}`,
        summary: 'Mark a lesson as finished',
        tag: 'courses',
        access: 'user',
        params: z.object({ course: id, lesson: id }),
        answer: nothing,
        answers: 'Finished by this request or before',
        errors: { notFound: 'Course or lesson not published' },
      },
      async ({ params: { course, lesson }, user: { userId } }) => {
        const { lessons } = await readCourse(course);
        if (!lessons.some((candidate) => candidate.id === lesson))
          throw new ApiError('notFound', `There is no lesson ${lesson} in the course ${course}.`);
        await insertLesson(pool, { personId: userId, course, lesson });
        return {};
      },
    ),
    route(
      {
        method: 'post',
        path: `${ownCoursesPath}/{course}/certificate`,
        summary: 'Get my certificate of a course',
        description:
          'One per person and course. Later requests return the first certificate, whatever name they ask for.',
        tag: 'courses',
        access: 'user',
        params: z.object({ course: id }),
        body: certificateRequest,
        answer: ownCertificateAnswer,
        errors: {
          notFound: 'Course not published',
          unprocessable:
            'Field `course`: `noCertificate`, `notPassed`, `revoked`; field `name`: `nameShort`, `nameLong`, `nameCharacters`',
        },
      },
      async ({ params: { course }, body: { name }, user: { userId, username } }) =>
        certify(pool, await readCourse(course), {
          personId: userId,
          name: name ?? username,
          titles: await readTitles(course),
        }),
    ),
    route(
      {
        method: 'get',
        path: '/api/v1/certificates/{code}.pdf',
        pattern: '/api/v1/certificates/:file{[^/]+\\.pdf}',
        summary: 'A certificate as PDF',
        tag: 'courses',
        access: 'everyone',
        params: z.object({ code }),
        query: inLanguage,
        parsesItself: true,
        answer: { media: { 'application/pdf': z.string().meta({ format: 'binary' }) } },
        answers: 'A4, tagged',
        errors: {
          notFound: 'No valid certificate has this code',
          unprocessable: 'Unknown language',
          tooManyRequests: 'Too many certificates from this network',
          unavailable: 'Too many certificates are being printed',
        },
      },
      async ({ c }) => {
        const query = inLanguage.safeParse({ lang: c.req.query('lang') || undefined });
        if (!query.success)
          throw new ApiError('unprocessable', `There is no language ${c.req.query('lang')}.`, {
            fields: [{ field: 'lang', message: 'Use en, es, pt, az, ar or fr.' }],
          });
        await prints.take(addressOf(c));
        const { lang } = query.data;
        const { titles, revokedAt, ...found } = await findTypedCertificate(
          (c.req.param('file') ?? '').slice(0, -'.pdf'.length),
        );
        if (revokedAt !== null) throw new ApiError('notFound', 'This certificate was revoked.');
        const certificate = { ...found, code: shownCode(found.code), course: titles[lang].text };
        return c.body(new Uint8Array(await use(certificatePrinting)(certificate, lang)), 200, {
          ...personal,
          'content-type': 'application/pdf',
          'content-language': lang,
          'content-disposition': `inline; filename="certificate-${certificate.code.toLowerCase()}.pdf"`,
          'x-robots-tag': 'noindex',
          // Browsers show a PDF as an object in their own page, which this policy applies to.
          'content-security-policy':
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/v1/certificates/{code}',
        summary: 'Verify a certificate',
        tag: 'courses',
        access: 'everyone',
        params: z.object({ code }),
        query: inLanguage,
        answer: certificateAnswer,
        answers: 'The certificate is genuine: its holder, course and day; or it was revoked',
        errors: { notFound: 'No certificate has this code', tooManyRequests: 'Too many codes from this network' },
      },
      async ({ c, params, query: { lang } }) => {
        await checks.take(addressOf(c));
        const { code, name, course, titles, at, revokedAt } = await findTypedCertificate(params.code);
        return {
          code: shownCode(code),
          name: revokedAt === null ? name : null,
          course,
          title: titles[lang],
          at: instantText(at),
          revokedAt: revokedAt === null ? null : instantText(revokedAt),
        };
      },
    ),
  ];
}

export const feature = defineFeature({
  name: 'courses',
  routes: courseRoutes,
  ownData: async (personId, { pool }) => {
    const [courses, certificates] = await Promise.all([
      listOwnCourses(pool, personId),
      listOwnCertificates(pool, personId),
    ]);
    const items = courses.map(({ course, done, certificate }) => ({
      course,
      done,
      certificate,
      certificates: certificates.filter((certificate) => certificate.course === course),
    }));
    return items.length > 0 ? items : undefined;
  },
});
