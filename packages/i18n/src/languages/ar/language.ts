import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'ar',
  prefix: 'ara',
  intl: 'ar-AE',
  direction: 'rtl',
  ownName: 'العربية',
  level: 'required',
  place: 5,
  // Names without an Arabic form are in Latin letters, after the Arabic ones.
  initials: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويABCDEFGHIJKLMNOPQRSTUVWXYZ',
} as const satisfies LanguageDefinition;
