export const phrases = {
  live: 'En vivo ahora',
  next: 'A continuación',
  latest: 'Últimos resultados',
  events: 'Pruebas',
  venues: 'Sedes',
  athletes: '{count, plural, one {# deportista} many {# de deportistas} other {# deportistas}}',
  eventCount: '{count, plural, one {# prueba} many {# de pruebas} other {# pruebas}}',
  nothingYet: 'El programa aún no se ha publicado',
  nothingYetHint: 'Aparecerá aquí en cuanto la organización lo publique.',
  allSchedule: 'Ver todo',
  allResults: 'Ver todos',
  allMedals: 'Ver todas',
  decided: '{count, plural, one {# decidida} many {# decididas} other {# decididas}}',
  records: 'Récords',
  recordEvents:
    '{count, plural, one {Récords en # prueba} many {Récords en # de pruebas} other {Récords en # pruebas}}',
} as const;
