export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Ver la prueba',
  withoutPlace: 'Sin clasificar',
  notYet: 'Aún no hay clasificación final',
  none: 'Sin clasificación final',
  notYetHint: 'Aparecerá cuando el último resultado de la prueba sea oficial.',
  openPhases: 'Fases y resultados hasta ahora',
} as const;
