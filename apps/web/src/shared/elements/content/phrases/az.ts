export const phrases = {
  inLanguage:
    '{lang, select, en {ingiliscə} es {ispanca} pt {portuqalca} az {azərbaycanca} ar {ərəbcə} fr {fransızca} other {{lang}}}',
} as const;
