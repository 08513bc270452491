export const phrases = {
  title: 'Próximos passos',
  results: 'Registrar resultados',
  schedule: 'Mudar horários e locais',
  bulletin: 'Escrever um boletim',
  participants: 'Conferir quais nomes são públicos',
  people: 'Convidar outras pessoas',
  hint: {
    results: 'Escolha uma disputa e toque em Começar. Todos veem cada registro na hora.',
    schedule: 'Mova disputas que atrasam ou mudam de local.',
    bulletin: 'Comunicado oficial, em cada idioma que você escrever.',
    participants: 'Decida quanto de cada participante todos veem.',
    people: 'Para árbitros, editores e responsáveis: recebem um link e não precisam de conta antes.',
  },
} as const;
