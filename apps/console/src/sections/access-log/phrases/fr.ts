export const phrases = { menu: 'Journal d’accès' } as const;
