export const phrases = {
  name: 'Equipo en una copa',
  names: 'Equipos en copas',
  fields: { cup: 'Copa', name: 'Nombre', delegations: 'Delegaciones' },
} as const;
