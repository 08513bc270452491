import { localDay } from '@podium/games';
import { zoneClock } from '@podium/i18n';
import type { LanguageCode } from '@podium/contract';
import type { CourseCertificate } from '../certificate.ts';
import { openContext } from './open-context.ts';
import type { PrintKit } from './open-context.ts';
import { printOnce } from './print-once.ts';
import { certificatePaper } from './sheets/certificate.ts';

/**
 * Prints a certificate. Unlike other documents it names a person, so no copy is stored: erasing an account erases its
 * certificates.
 */
export async function printCertificate(
  { code, name, course, at }: CourseCertificate,
  language: LanguageCode,
  kit: PrintKit,
): Promise<Buffer> {
  const context = await openContext(kit, language);
  const day = localDay(at, zoneClock(context.games.timeZone));
  const paper = certificatePaper(context, { code, name, achievement: { course }, day }, `/verify/${code}`);
  return printOnce(paper);
}
