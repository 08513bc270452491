import { localDay } from '@podium/games';
import { zoneClock } from '@podium/i18n';
import type { LanguageCode } from '@podium/contract';
import { ApiError } from '../../api-error.ts';
import { FairGate } from '../../fair-gate.ts';
import type { CourseCertificate } from '../certificate.ts';
import type { FeatureKit } from '../kit.ts';
import { certificatePaper } from './sheets/certificate.ts';
import { TypesetError, Typesetter } from './typesetter.ts';

const limitMs = 30_000;
const idleMs = 5000;
const retry = { headers: { 'retry-after': '5' } };

const typesetter = new Typesetter(limitMs, idleMs);
const gate = new FairGate({ atOnce: 1, waiting: 20, waitingPerAddress: 20, waitMs: 20_000 });

/**
 * Prints a certificate. Unlike other documents it names a person, so no copy is kept: erasing an account erases its
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
  const leave = await gate.enter('');
  if (!leave) throw new ApiError('unavailable', 'Too many certificates are being printed. Try again shortly.', retry);
  try {
    return await typesetter.typeset(await typesetter.prepare(paper));
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    throw new ApiError('unavailable', 'The certificate could not be printed. Try again shortly.', retry);
  } finally {
    leave();
  }
}
