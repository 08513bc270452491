export const phrases = {
  title: 'Días',
  description: 'Todos los días de los Juegos con sus pruebas, medallas y resultados.',
  rest: 'Sin competición',
  coming: 'Próximos días',
  earlier: 'Días anteriores',
  finals: '{count, plural, one {# final} many {# de finales} other {# finales}}',
  decided:
    '{won, number} de {total, plural, one {# final decidida} many {# de finales decididas} other {# finales decididas}}',
  allDecided: '{count, plural, one {# final decidida} many {# de finales decididas} other {# finales decididas}}',
  menu: 'Resultados',
  menuHint: 'Lo que pasó, día por día',
  menuOther: 'Hoy, día, resultados del día',
} as const;
