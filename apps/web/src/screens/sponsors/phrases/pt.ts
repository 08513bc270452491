export const phrases = {
  title: 'Patrocinadores',
  menu: 'Patrocinadores',
  menuHint: 'As empresas que tornam os Jogos possíveis',
  menuOther: 'Parceiros, apoiadores',
  empty: 'Ainda não há patrocinadores',
  newWindow: '(abre em nova janela)',
  row: {
    master: 'Patrocinadores máster olímpicos nacionais',
    olympic: 'Patrocinadores olímpicos nacionais',
    'incentive-law': 'Lei de Incentivo ao Esporte',
  },
} as const;
