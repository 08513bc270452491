export const phrases = {
  title: 'Pruebas y fases',
  noGender: 'Otras pruebas',
  openEvent: 'Ver la prueba',
  noUnits: 'El programa de esta prueba aún no se ha publicado',
  emptyHint: 'Las pruebas aparecerán aquí en cuanto se publique el programa.',
  next: 'A continuación: {round}',
  today: 'hoy {time}',
  tomorrow: 'mañana {time}',
} as const;
