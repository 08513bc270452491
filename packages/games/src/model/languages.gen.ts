/** Every language the product speaks, English first, with the code the feed has for it. */
export const feedLanguages = {
  'en': 'ENG',
  'es': 'SPA',
  'pt': 'POR',
  'az': 'AZE',
  'ar': 'ARA',
  'fr': 'FRA',
} as const;
