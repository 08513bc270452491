export const phrases = {
  name: 'Équipe dans une coupe',
  names: 'Équipes dans les coupes',
  fields: { cup: 'Coupe', name: 'Nom', delegations: 'Délégations' },
} as const;
