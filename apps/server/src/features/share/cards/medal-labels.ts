import type { LanguageCode } from '@podium/contract';
import type { Medal } from '@podium/games';
import { phrase } from '../../../phrases.ts';

/** The words that stand beside the discs, for whoever cannot tell their colours. */
export const medalLabels = (language: LanguageCode): Record<Medal, string> => ({
  gold: phrase(language, 'share.gold'),
  silver: phrase(language, 'share.silver'),
  bronze: phrase(language, 'share.bronze'),
});
