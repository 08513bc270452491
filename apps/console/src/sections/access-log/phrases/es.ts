export const phrases = { menu: 'Registro de accesos' } as const;
