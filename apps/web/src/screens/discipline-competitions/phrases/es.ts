export const phrases = {
  title: 'Pruebas y fases',
  noGender: 'Otras pruebas',
  openEvent: 'Ver la prueba',
  noUnits: 'El programa de esta prueba aún no se ha publicado',
  emptyHint: 'Las pruebas aparecerán aquí en cuanto se publique el programa.',
} as const;
