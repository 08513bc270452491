import type { LanguageCode } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { CodeSheetHeading, PrintableCode } from '../code-sheet.ts';
import type { FeatureKit } from '../kit.ts';
import { printOnce } from './print-once.ts';
import { codesPaper } from './sheets/codes.ts';

/** Prints QR codes. No copy is stored, because anyone with the sheet could post its codes anywhere. */
export async function printCodes(
  codes: readonly PrintableCode[],
  language: LanguageCode,
  { read, publicUrl }: Pick<FeatureKit, 'read' | 'publicUrl'>,
  heading?: CodeSheetHeading,
): Promise<Buffer> {
  const games = await read('games', language, {});
  if (!games) throw new ApiError('notFound', 'There are no Games yet.');
  return printOnce(codesPaper({ read, language, games, publicUrl }, codes, heading));
}
