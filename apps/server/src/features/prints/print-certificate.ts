import { localDay } from '@podium/games';
import { zoneClock } from '@podium/i18n';
import type { LanguageCode } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { CourseCertificate } from '../certificate.ts';
import type { FeatureKit } from '../kit.ts';
import { printOnce } from './print-once.ts';
import { certificatePaper } from './sheets/certificate.ts';

/**
 * Prints a certificate. Unlike other documents it names a person, so no copy is stored: erasing an account erases its
 * certificates.
 */
export async function printCertificate(
  { code, name, course, at }: CourseCertificate,
  language: LanguageCode,
  { read, publicUrl }: Pick<FeatureKit, 'read' | 'publicUrl'>,
): Promise<Buffer> {
  const games = await read('games', language, {});
  if (!games) throw new ApiError('notFound', 'There are no Games yet.');
  const day = localDay(at, zoneClock(games.timeZone));
  const paper = certificatePaper(
    { read, language, games, publicUrl },
    { code, name, achievement: { course }, day },
    `/verify/${code}`,
  );
  return printOnce(paper);
}
