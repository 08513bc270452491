import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'pt',
  prefix: 'por',
  intl: 'pt-PT',
  direction: 'ltr',
  ownName: 'Português',
  level: 'required',
  place: 3,
} as const satisfies LanguageDefinition;
