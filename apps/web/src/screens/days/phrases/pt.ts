export const phrases = {
  title: 'Resultados por dia',
  description: 'Todos os dias dos Jogos com suas provas, medalhas e resultados.',
  rest: 'Sem competição',
  nextFirst: 'Próximos primeiro',
  menu: 'Resultados',
  menuHint: 'O que aconteceu, dia a dia',
} as const;
