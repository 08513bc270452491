export const phrases = {
  name: 'Patrocinador',
  names: 'Patrocinadores',
  fields: {
    row: 'Grupo',
    name: 'Nombre',
    logo: 'Logotipo',
    logoDark: 'Logotipo para el modo oscuro',
    web: 'Sitio web',
  },
  words: {
    row: {
      master: 'Patrocinadores principales',
      olympic: 'Socios olímpicos',
      'incentive-law': 'Ley de incentivo al deporte',
    },
  },
} as const;
