export const phrases = {
  live: 'En vivo ahora',
  next: 'A continuación',
  latest: 'Últimos resultados',
  events: 'Pruebas',
  venues: 'Sedes',
  athletes: '{count, plural, one {# atleta} many {# de atletas} other {# atletas}}',
  eventCount: '{count, plural, one {# prueba} many {# de pruebas} other {# pruebas}}',
  nothingYet: 'El programa aún no se ha publicado',
  nothingYetHint: 'Aparecerá aquí en cuanto la organización lo publique.',
  allSchedule: 'Todo el programa',
  allResults: 'Todos los resultados',
  allMedals: 'Todas las medallas',
  decided: '{count, plural, one {# decidida} many {# decididas} other {# decididas}}',
  records: 'Récords',
  recordEvents:
    '{count, plural, one {Récords de # prueba} many {Récords de # de pruebas} other {Récords de # pruebas}}',
} as const;
