import {
  certificateDecision,
  certificateReissue,
  courseParticipantsAnswer,
  courseParticipantsQuery,
  deskCertificate,
  deskCoursesAnswer,
  deskCoursesQuery,
  lessonsNeeded,
} from '@podium/contract';
import type { CourseAnswer, CourseParticipant, DeskCourse } from '@podium/contract';
import { z } from 'zod';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { formatCsv } from '../csv.ts';
import type { FeatureKit } from '../kit.ts';
import { reissueCertificate, restoreCertificate, revokeCertificate } from './desk-certificates.ts';
import { countParticipants, listParticipants } from './desk-queries.ts';
import type { CourseRule, ParticipantFilter } from './desk-queries.ts';

const base = '/api/v1/desk/courses';
const certificatePath = '/api/v1/desk/certificates/{code}';
const forbidden = 'It needs a right over all of the Games';
const csvPage = 1000;
const ofManagers = { tag: 'desk', access: { grants: ['manager'] } } as const;
const ofCertificate = {
  ...ofManagers,
  method: 'post',
  params: z.object({ code: z.string().min(1).max(40) }),
  answer: deskCertificate,
} as const;

const courseRule = ({ id, lessons, passPercent }: CourseAnswer): CourseRule => ({
  course: id,
  lessons: lessons.map((lesson) => lesson.id),
  needed: lessonsNeeded({ lessonCount: lessons.length, passPercent }),
});

export function courseDeskRoutes({ pool, read }: FeatureKit): Route[] {
  return [
    route(
      {
        ...ofManagers,
        method: 'get',
        path: base,
        summary: 'Courses with their participants and certificates',
        query: deskCoursesQuery,
        answer: deskCoursesAnswer,
        errors: { forbidden },
      },
      async ({ query: { lang } }) => {
        const published = (await read('courses', lang, {}))?.items ?? [];
        const details = await Promise.all(published.map(async ({ id }) => read('course', lang, { id })));
        const rules = details.flatMap((course) => (course ? [courseRule(course)] : []));
        const counts = await countParticipants(pool, rules);
        const publishedIds = new Set(published.map(({ id }) => id));
        const items: DeskCourse[] = [
          ...published.map(({ id, title, lessonCount, hasCertificate }) => {
            const { participants, finished, certificates, revoked } = counts.get(id) ?? none;
            const counted = { participants, finished, certificates, revoked };
            return { id, title, isPublished: true, lessonCount, hasCertificate, ...counted };
          }),
          ...[...counts].flatMap(([id, { titles, participants, certificates, revoked }]) => {
            if (publishedIds.has(id)) return [];
            const counted = { participants, finished: null, certificates, revoked };
            const hasCertificate = certificates + revoked > 0;
            return [
              { id, title: titles?.[lang] ?? null, isPublished: false, lessonCount: null, hasCertificate, ...counted },
            ];
          }),
        ];
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofManagers,
        method: 'get',
        path: `${base}/{course}/participants`,
        summary: 'Participants of a course',
        params: z.object({ course: z.string().min(1).max(80) }),
        query: courseParticipantsQuery,
        answer: { media: { 'application/json': courseParticipantsAnswer, 'text/csv': z.string() } },
        answers: 'One page as JSON, or all of them as CSV',
        errors: { forbidden },
      },
      async ({ c, params: { course }, query: { q, page, pageSize, format } }) => {
        const document = await read('course', 'en', { id: course });
        const filter: ParticipantFilter = { course, rule: document && courseRule(document), q };
        if (format === 'json') {
          const listed = await listParticipants(pool, filter, { page, pageSize });
          return c.json({ ...listed, page, pageSize, lessonCount: document?.lessons.length ?? null }, 200, personal);
        }
        const rows = [csvColumns as readonly (string | number)[]];
        for (let at = 1; ; at++) {
          const { items } = await listParticipants(pool, filter, { page: at, pageSize: csvPage });
          rows.push(...items.flatMap((item) => csvRows(item, document?.lessons.length)));
          if (items.length < csvPage) break;
        }
        return c.body(formatCsv(rows), 200, {
          ...personal,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="podium-course-participants.csv"',
        });
      },
    ),
    route(
      {
        ...ofCertificate,
        path: `${certificatePath}/revoke`,
        summary: 'Revoke a certificate',
        description: 'Anyone who checks its code sees the day of the revocation; the reason is for organizers only.',
        body: certificateDecision,
        errors: { forbidden, notFound: 'No certificate has this code', conflict: 'It is revoked already' },
      },
      async ({ params: { code }, body: { reason }, user }) => {
        return revokeCertificate(pool, { code, reason, by: user });
      },
    ),
    route(
      {
        ...ofCertificate,
        path: `${certificatePath}/restore`,
        summary: 'Restore a revoked certificate',
        body: certificateDecision,
        errors: {
          forbidden,
          notFound: 'No certificate has this code',
          conflict: 'It is valid, or another one of the same person and course is',
        },
      },
      async ({ params: { code }, body: { reason }, user }) => {
        return restoreCertificate(pool, { code, reason, by: user });
      },
    ),
    route(
      {
        ...ofCertificate,
        path: `${certificatePath}/reissue`,
        summary: 'Issue a certificate again under a corrected name',
        description: 'The new certificate has a new code; the old code is revoked.',
        body: certificateReissue,
        status: 201,
        answers: 'The new certificate',
        errors: {
          forbidden,
          notFound: 'No certificate has this code',
          conflict: 'Another certificate of the same person and course is valid',
          unprocessable: 'Field `name`: `nameShort`, `nameLong`, `nameCharacters`',
        },
      },
      async ({ params: { code }, body: { name, reason }, user }) => {
        return reissueCertificate(pool, { code, name, reason, by: user });
      },
    ),
  ];
}

const none = { participants: 0, finished: 0, certificates: 0, revoked: 0 };

const csvColumns = [
  'username',
  'lessons done',
  'lessons',
  'last activity',
  'finished',
  'certificate',
  'name on certificate',
  'issued',
  'revoked',
] as const;

/** A row per certificate; a single row for a participant without one. */
function csvRows(participant: CourseParticipant, lessonCount: number | undefined): (string | number)[][] {
  const { username, done, lastAt, isFinished } = participant;
  const progress = [username, done, lessonCount ?? '', lastAt, isFinished === null ? '' : String(isFinished)];
  if (participant.certificates.length === 0) return [[...progress, '', '', '', '']];
  return participant.certificates.map(({ code, name, at, revoked }) => [
    ...progress,
    code,
    name,
    at,
    revoked?.at ?? '',
  ]);
}
