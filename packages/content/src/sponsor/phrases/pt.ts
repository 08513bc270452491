export const phrases = {
  name: 'Patrocinador',
  names: 'Patrocinadores',
  fields: {
    row: 'Grupo',
    name: 'Nome',
    logo: 'Logotipo',
    logoDark: 'Logotipo para o modo escuro',
    web: 'Site',
  },
  words: {
    row: {
      master: 'Patrocinadores máster',
      olympic: 'Parceiros olímpicos',
      'incentive-law': 'Lei de Incentivo ao Esporte',
    },
  },
} as const;
