export const phrases = {
  title: 'Dias',
  description: 'Todos os dias dos Jogos com suas provas, medalhas e resultados.',
  rest: 'Sem competição',
  nextFirst: 'Próximos primeiro',
  menu: 'Dias',
  menuHint: 'O que aconteceu, dia a dia',
} as const;
