import { z } from 'zod';
import { instant } from './common.ts';
import { localText } from './content/common.ts';

const contentId = z.string().min(1).max(80);

/** Letters and digits that are not mistaken for each other: `K7QM-2XPD-9RTH`. */
export const certificateCode = z.string().regex(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}$/u);

const ownCertificate = z.object({
  code: z.string(),
  issuedAt: instant,
  /** The name that the certificate shows; null: my user name. */
  name: z.string().nullable(),
});

/** My progress in a course. */
export const myCourse = z
  .object({
    course: z.string(),
    /** Ids of the lessons I have finished. */
    lessons: z.array(z.string()),
    /** Whether I have finished as many lessons as the course asks for. */
    isPassed: z.boolean(),
    certificate: ownCertificate.nullable(),
  })
  .meta({ id: 'MyCourse' });
export type MyCourseAnswer = z.infer<typeof myCourse>;

/** `GET /api/v1/me/courses` */
export const myCoursesAnswer = z.object({ items: z.array(myCourse), total: z.int() }).meta({ id: 'MyCourses' });
export type MyCoursesAnswer = z.infer<typeof myCoursesAnswer>;

/** `PUT /api/v1/me/courses/{course}/lessons/{lesson}` */
export const lessonPath = z.object({ course: contentId, lesson: contentId });
export const lessonProgress = z.object({ isDone: z.boolean() });

/** `PUT /api/v1/me/courses/{course}/certificate`: the name that it shows; null for the user name. */
export const coursePath = z.object({ course: contentId });
export const certificateName = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .regex(/^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u, 'Use letters, spaces, hyphens and apostrophes.')
    .nullable(),
});

/** `GET /api/v1/certificates/{code}` */
export const certificateAnswer = z
  .object({ code: z.string(), holder: z.string(), course: localText, provider: z.string(), issuedAt: instant })
  .meta({ id: 'Certificate' });
export type CertificateAnswer = z.infer<typeof certificateAnswer>;
