import type { LanguageCode } from '../common.ts';
import { apiBase } from '../read-paths.ts';

const question = (lang: LanguageCode, isVeiled: boolean): string => `?lang=${lang}${isVeiled ? '&veil=1' : ''}`;

/** Path of the list of parts. */
export const offlinePath = (lang: LanguageCode, isVeiled = false): string =>
  `${apiBase}/offline${question(lang, isVeiled)}`;

export const offlinePartPath = (name: string, lang: LanguageCode, isVeiled = false): string =>
  `${apiBase}/offline/${encodeURIComponent(name)}${question(lang, isVeiled)}`;
