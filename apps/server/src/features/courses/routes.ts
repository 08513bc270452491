import {
  certificateAnswer,
  certificateCode,
  certificateName,
  coursePath,
  languageParameter,
  lessonPath,
  lessonProgress,
  myCourse,
  myCoursesAnswer,
} from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { Learning } from './learning.ts';
import { findCertificate } from './queries.ts';

const base = '/api/v1/me/courses';

export function courseRoutes(kit: FeatureKit): Route[] {
  const learning = new Learning(kit);
  const tag = 'courses';
  return [
    route(
      { method: 'get', path: base, summary: 'My progress in courses', tag, access: 'user', answer: myCoursesAnswer },
      async ({ user }) => {
        const items = await learning.mine(user.userId);
        return { items, total: items.length };
      },
    ),
    route(
      {
        method: 'put',
        path: `${base}/{course}/lessons/{lesson}`,
        summary: 'Mark a lesson as finished or not',
        description: 'The lesson that completes a course issues its certificate, if the course gives one.',
        tag,
        access: 'user',
        params: lessonPath,
        body: lessonProgress,
        answer: myCourse,
        errors: { notFound: 'There is no such lesson.' },
      },
      async ({ params, body, user }) => learning.mark(user.userId, params.course, params.lesson, body.isDone),
    ),
    route(
      {
        method: 'put',
        path: `${base}/{course}/certificate`,
        summary: 'Choose the name on a certificate',
        tag,
        access: 'user',
        params: coursePath,
        body: certificateName,
        answer: myCourse,
        errors: { notFound: 'There is no such certificate.' },
      },
      async ({ params, body, user }) => learning.rename(user.userId, params.course, body.name),
    ),
    route(
      {
        method: 'get',
        path: '/api/v1/certificates/{code}',
        summary: 'Verify a certificate',
        tag,
        access: 'everyone',
        params: z.object({ code: certificateCode }),
        query: languageParameter,
        answer: certificateAnswer,
        errors: { notFound: 'No certificate has this code.' },
      },
      async ({ params, query }) => {
        const found = await findCertificate(kit.pool, params.code);
        if (!found) throw new ApiError('notFound', 'No certificate has this code.');
        return {
          code: found.code,
          holder: found.name ?? found.username,
          course: found.title[query.lang],
          provider: found.provider,
          issuedAt: instantText(found.issuedAt),
        };
      },
    ),
  ];
}
