export const phrases = {
  name: 'Poids dans une coupe',
  names: 'Poids dans les coupes',
  fields: { cup: 'Coupe', discipline: 'Sport', weight: 'Poids' },
  hints: { weight: '2 : les points comptent double' },
} as const;
