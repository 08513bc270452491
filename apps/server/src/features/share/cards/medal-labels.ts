import type { LanguageCode } from '@podium/contract';
import type { Medal } from '@podium/games';
import { phrase } from '../../../ground/phrases.ts';

/** Labels next to the discs, for readers who cannot distinguish their colors. */
export const medalLabels = (language: LanguageCode): Record<Medal, string> => ({
  gold: phrase(language, 'medal.gold'),
  silver: phrase(language, 'medal.silver'),
  bronze: phrase(language, 'medal.bronze'),
});
