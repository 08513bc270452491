import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'ar',
  prefix: 'ara',
  intl: 'ar',
  direction: 'rtl',
  ownName: 'العربية',
  level: 'required',
} as const satisfies LanguageDefinition;
