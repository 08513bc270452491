export const phrases = {
  inLanguage:
    '{lang, select, en {en anglais} es {en espagnol} pt {en portugais} az {en azéri} ar {en arabe} fr {en français} other {{lang}}}',
} as const;
