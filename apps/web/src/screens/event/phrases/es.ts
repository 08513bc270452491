export const phrases = {
  title: 'Pruebas',
  description: 'Una prueba de principio a fin: de la primera serie a las medallas.',
  descriptionOf: '{name}: todas las fases con sus horarios y líderes, y los medallistas.',
  phases: 'El camino a las medallas',
  current: 'Fase actual',
  ifNeeded: 'Si es necesario',
  mine: 'Seguido',
  ranking: 'Clasificación final',
  standings: 'Clasificación',
  medals: 'Medallas de este deporte',
  noUnits: 'El programa de esta prueba aún no está publicado',
} as const;
