import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'fr',
  prefix: 'fra',
  intl: 'fr-FR',
  direction: 'ltr',
  ownName: 'Français',
  level: 'required',
  place: 6,
  firstOfMonth: '1er',
  signs: { before: ':;?!»', after: '«' },
} as const satisfies LanguageDefinition;
