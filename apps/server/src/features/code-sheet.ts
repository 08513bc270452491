import type { LanguageCode } from '@podium/contract';
import { defineService } from './service.ts';

/** QR codes that one feature signs and another prints. */
export interface PrintableCode {
  title: string;
  points: number;
  /** Epoch milliseconds; null if the code has no end. */
  endsAt: number | null;
  /** Further lines below the title. */
  facts?: readonly string[];
  /** Text encoded in the QR code. */
  address: string;
}

/** Text of a sheet whose codes are not scanned for points. */
export interface CodeSheetHeading {
  title: string;
  /** Instruction for users, in one line below each code. */
  instruction: string;
}

/**
 * Prints QR codes as PDF, several per page.
 *
 * @throws ApiError 503 if too many are waiting
 */
export const codePrinting =
  defineService<
    (codes: readonly PrintableCode[], language: LanguageCode, heading?: CodeSheetHeading) => Promise<Buffer>
  >('printing QR codes');
