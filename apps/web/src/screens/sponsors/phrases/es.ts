export const phrases = {
  title: 'Patrocinadores',
  menu: 'Patrocinadores',
  menuHint: 'Las empresas que hacen posibles los Juegos',
  menuOther: 'Socios, colaboradores',
  empty: 'Aún no hay patrocinadores',
  newWindow: '(se abre en una ventana nueva)',
  row: {
    master: 'Patrocinadores olímpicos nacionales principales',
    olympic: 'Patrocinadores olímpicos nacionales',
    'incentive-law': 'Ley de Incentivo al Deporte',
  },
} as const;
