import type { LanguageDefinition } from './language.ts';

/** Two pseudolocales for development: plain letters on a screen are text that was never translated. */
export const pseudoLanguages = [
  { tag: 'en-XA', prefix: 'xxa', intl: 'en', direction: 'ltr', ownName: '[Ƥşḗŭḓǿ]', level: 'pseudo' },
  { tag: 'ar-XB', prefix: 'xxb', intl: 'ar', direction: 'rtl', ownName: '[‮Pseudo‬]', level: 'pseudo' },
] as const satisfies LanguageDefinition[];
