export const phrases = {
  name: 'Entrega de medallas',
  names: 'Entregas de medallas',
  fields: {
    event: 'Prueba',
    start: 'Comienzo',
    venue: 'Sede',
    place: 'Lugar exacto',
    presenters: 'Entregan las medallas',
    state: 'Estado',
    note: 'Nota',
  },
  words: {
    state: {
      planned: 'Entrega prevista',
      called: 'Medallistas convocados',
      delivered: 'Medallas entregadas',
    },
  },
  hints: {
    presenters: 'Una persona por línea',
  },
} as const;
