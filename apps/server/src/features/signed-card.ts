import { defineService } from './service.ts';

/**
 * Addresses for QR codes on cards and tickets, signed with the keys of the printed codes, so that they cannot be
 * forged. A scan of the public app does not count them, because they are not codes that organizers have posted.
 */
export interface CardSigning {
  /** @param subject what the code stands for: `card/7100101` */
  write: (subject: string) => string;
  /** @param text scanned text @returns the mark of its subject; undefined if it has no valid signature */
  read: (text: string) => string | undefined;
  /** The mark of a subject, to compare with what was read. */
  markOf: (subject: string) => string;
}

export const cardSigning = defineService<CardSigning>('signing of cards');
