export const phrases = {
  find: 'Buscar una prueba',
  openAll: 'Abrir todas',
  foldAll: 'Cerrar todas',
  none: 'Ninguna prueba tiene este nombre.',
  faulty: 'Hay que corregir algo',
  drawn:
    '{entries, plural, one {# inscripción} many {# de inscripciones} other {# inscripciones}} · {contests, plural, one {# competición} many {# de competiciones} other {# competiciones}}',
  entered: '{entries, plural, one {# inscripción} many {# de inscripciones} other {# inscripciones}}',
} as const;
