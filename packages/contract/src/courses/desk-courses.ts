/** Participants and certificates of courses, for managers: `/api/v1/desk/courses`, `/api/v1/desk/certificates`. */
import { z } from 'zod';
import { instant, languageCode } from '../common.ts';
import { localText } from '../content/common.ts';
import { certificateName } from './courses.ts';
import { deskPerson } from '../desk/desk.ts';

const deskCourse = z.object({
  id: z.string(),
  /** Null for a withdrawn course that has no certificates. */
  title: localText.nullable(),
  isPublished: z.boolean(),
  /** Null once the course is withdrawn. */
  lessonCount: z.int().nullable(),
  hasCertificate: z.boolean(),
  /** People who have finished at least one lesson. */
  participants: z.int(),
  /** Participants who have passed; null once the course is withdrawn. */
  finished: z.int().nullable(),
  /** Number of valid certificates. */
  certificates: z.int(),
  revoked: z.int(),
});
export type DeskCourse = z.infer<typeof deskCourse>;

/** `GET /api/v1/desk/courses`: published courses, then withdrawn courses with participants. */
export const deskCoursesAnswer = z.object({ items: z.array(deskCourse), total: z.int() }).meta({ id: 'DeskCourses' });
export type DeskCoursesAnswer = z.infer<typeof deskCoursesAnswer>;
export const deskCoursesQuery = z.object({ lang: languageCode.default('en') });

/** A certificate with the organizers' decision about it. */
export const deskCertificate = z
  .object({
    /** `K7QP-3M2X-9D`. */
    code: z.string(),
    /** Name on the certificate. */
    name: z.string(),
    at: instant,
    /** Null while the certificate is valid. */
    revoked: z.object({ at: instant, by: deskPerson, reason: z.string() }).nullable(),
  })
  .meta({ id: 'DeskCertificate' });
export type DeskCertificate = z.infer<typeof deskCertificate>;

/** `GET /api/v1/desk/courses/{course}/participants`; `format=csv` returns all matching rows. */
export const courseParticipantsQuery = z.strictObject({
  /** Part of a username or of a name on a certificate, or a whole code. */
  q: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
  format: z.enum(['json', 'csv']).default('json'),
});

const courseParticipant = z.object({
  id: z.string(),
  username: z.string(),
  /** Finished lessons; withdrawn ones count only if the whole course is withdrawn. */
  done: z.int(),
  /** Time of the latest lesson finished. */
  lastAt: instant,
  /** Null once the course is withdrawn. */
  isFinished: z.boolean().nullable(),
  /** Newest first; at most one is valid. */
  certificates: z.array(deskCertificate),
});
export type CourseParticipant = z.infer<typeof courseParticipant>;

/** Latest activity first. */
export const courseParticipantsAnswer = z
  .object({
    items: z.array(courseParticipant),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** Null once the course is withdrawn. */
    lessonCount: z.int().nullable(),
  })
  .meta({ id: 'CourseParticipants' });
export type CourseParticipantsAnswer = z.infer<typeof courseParticipantsAnswer>;

const reason = z.string().trim().min(1).max(1000);

/** `POST /api/v1/desk/certificates/{code}/revoke` and `/restore`. */
export const certificateDecision = z.strictObject({ reason });

/** `POST /api/v1/desk/certificates/{code}/reissue`: revokes the old code and issues a new one for this name. */
export const certificateReissue = z.strictObject({ name: certificateName, reason });
