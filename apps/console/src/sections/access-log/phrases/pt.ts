export const phrases = { menu: 'Registro de acessos' } as const;
