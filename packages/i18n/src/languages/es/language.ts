import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'es',
  prefix: 'spa',
  intl: 'es-ES',
  direction: 'ltr',
  ownName: 'Español',
  level: 'required',
  place: 2,
  initials: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
} as const satisfies LanguageDefinition;
