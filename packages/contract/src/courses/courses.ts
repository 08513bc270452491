import { z } from 'zod';
import { instant } from '../common.ts';
import { localText } from '../content/common.ts';

const ownCertificate = z.object({
  /** `K7QP-3M2X-9D`. */
  code: z.string(),
  /** Name on the certificate. */
  name: z.string(),
  at: instant,
  /** Null while the certificate is valid. */
  revokedAt: instant.nullable(),
});

/** `POST /api/v1/me/courses/{course}/certificate`; the first request decides the name. */
export const ownCertificateAnswer = ownCertificate.meta({ id: 'OwnCertificate' });
export type OwnCertificateAnswer = z.infer<typeof ownCertificateAnswer>;

/** `GET /api/v1/me/courses`: courses that this person has started. */
export const ownCoursesAnswer = z
  .object({
    items: z.array(
      z.object({
        course: z.string(),
        /** Ids of the finished lessons, including withdrawn ones. */
        done: z.array(z.string()),
        /** The valid certificate, otherwise the newest revoked one. */
        certificate: ownCertificate.nullable(),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'OwnCourses' });
export type OwnCoursesAnswer = z.infer<typeof ownCoursesAnswer>;

/** Letters of any script, with the marks that names contain: `Inês d’Ávila-Lumar`. */
export const certificateName = z
  .string()
  .trim()
  .min(2, 'nameShort')
  .max(80, 'nameLong')
  // `regex` is not used because API descriptions cannot state the flag that \p needs.
  .refine((text) => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(text), 'nameCharacters');

/** Name on the certificate: the one given, or the username if it is null. */
export const certificateRequest = z.strictObject({ name: certificateName.nullable() });
export type CertificateRequest = z.infer<typeof certificateRequest>;

/** `GET /api/v1/certificates/{code}`: the contents of a genuine certificate, and whether it is still valid. */
export const certificateAnswer = z
  .object({
    code: z.string(),
    /** Null once the certificate is revoked. */
    name: z.string().nullable(),
    course: z.string(),
    /** Title of the course when the certificate was issued. */
    title: localText,
    at: instant,
    /** Null while the certificate is valid. */
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'Certificate' });
export type CertificateAnswer = z.infer<typeof certificateAnswer>;
