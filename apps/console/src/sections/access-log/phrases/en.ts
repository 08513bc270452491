export const phrases = { menu: 'Access log' } as const;
