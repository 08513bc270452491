export const phrases = {
  /** Follows what organizers wrote in another language only. */
  inLanguage:
    '{lang, select, en {in English} es {in Spanish} pt {in Portuguese} az {in Azerbaijani} ar {in Arabic} fr {in French} other {{lang}}}',
} as const;
