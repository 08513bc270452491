export const phrases = {
  inLanguage:
    '{lang, select, en {em inglês} es {em espanhol} pt {em português} az {em azerbaijano} ar {em árabe} fr {em francês} other {{lang}}}',
} as const;
