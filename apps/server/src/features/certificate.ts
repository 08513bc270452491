import type { LanguageCode } from '@podium/contract';
import { defineService } from './service.ts';

/** Certificate of a course, as one feature issues it and another prints it. */
export interface CourseCertificate {
  /** The code as displayed: `K7QP-3M2X-9D`. */
  code: string;
  name: string;
  /** Title of the course in the language of the certificate. */
  course: string;
  /** Time of issue (epoch milliseconds). */
  at: number;
}

/**
 * Prints a certificate as PDF; no copy is kept.
 *
 * @throws ApiError 503 if too many are waiting
 */
export const certificatePrinting =
  defineService<(certificate: CourseCertificate, language: LanguageCode) => Promise<Buffer>>('printing certificates');
