export const phrases = {
  title: 'Dias',
  description: 'Todos os dias dos Jogos com suas provas, medalhas e resultados.',
  rest: 'Sem competição',
  coming: 'Próximos dias',
  earlier: 'Dias anteriores',
  finals: '{count, plural, one {# final} many {# de finais} other {# finais}}',
  decided:
    '{won, number} de {total, plural, one {# final decidida} many {# de finais decididas} other {# finais decididas}}',
  allDecided: '{count, plural, one {# final decidida} many {# de finais decididas} other {# finais decididas}}',
  menu: 'Resultados',
  menuHint: 'O que aconteceu, dia a dia',
  menuOther: 'Hoje, dia, resultados do dia',
} as const;
