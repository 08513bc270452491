import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'en',
  prefix: 'eng',
  intl: 'en-US',
  direction: 'ltr',
  ownName: 'English',
  level: 'required',
  place: 1,
} as const satisfies LanguageDefinition;
