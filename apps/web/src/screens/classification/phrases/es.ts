export const phrases = {
  title: 'Clasificación',
  description: 'Quién se clasifica: grupos, cuadros y clasificaciones de cada prueba.',
  descriptionOf: '{name}: grupos, cuadro y clasificación.',
  finalRanking: 'Clasificación final',
  rankingSoFar: 'Clasificación provisional',
  results: 'Resultados hasta ahora',
  allResults: 'Resultados',
  notStarted: 'Sin empezar',
  running: 'En curso',
  decided: 'Decidida',
  begins: 'Comienza: {time}',
  empty: 'Aún no se ha publicado nada de esta prueba',
} as const;
