export const phrases = {
  inLanguage:
    '{lang, select, en {بالإنجليزية} es {بالإسبانية} pt {بالبرتغالية} az {بالأذربيجانية} ar {بالعربية} fr {بالفرنسية} other {{lang}}}',
} as const;
