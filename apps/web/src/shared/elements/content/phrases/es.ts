export const phrases = {
  inLanguage:
    '{lang, select, en {en inglés} es {en español} pt {en portugués} az {en azerbaiyano} ar {en árabe} fr {en francés} other {{lang}}}',
} as const;
