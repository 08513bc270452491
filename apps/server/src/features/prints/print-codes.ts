import type { LanguageCode } from '@podium/contract';
import type { CodeSheetHeading, PrintableCode } from '../code-sheet.ts';
import { openContext } from './open-context.ts';
import type { PrintKit } from './open-context.ts';
import { printOnce } from './print-once.ts';
import { codesPaper } from './sheets/codes.ts';

/** Prints QR codes. No copy is stored, because anyone with the sheet could post its codes anywhere. */
export async function printCodes(
  codes: readonly PrintableCode[],
  language: LanguageCode,
  kit: PrintKit,
  heading?: CodeSheetHeading,
): Promise<Buffer> {
  return printOnce(codesPaper(await openContext(kit, language), codes, heading));
}
