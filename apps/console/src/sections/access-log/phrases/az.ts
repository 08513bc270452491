export const phrases = { menu: 'Giriş jurnalı' } as const;
