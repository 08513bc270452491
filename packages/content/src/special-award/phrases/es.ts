export const phrases = {
  name: 'Premio especial',
  names: 'Premios especiales',
  fields: {
    name: 'Nombre del premio',
    discipline: 'Deporte',
    event: 'Prueba',
    day: 'Día',
    people: 'Personas premiadas',
    teams: 'Equipos premiados',
    delegations: 'Delegaciones premiadas',
    reason: 'Motivo',
    start: 'Hora de la entrega',
    venue: 'Sede',
    place: 'Lugar exacto',
    presenters: 'Entregan el premio',
  },
  hints: {
    name: 'Mejor arquero, juego limpio, …',
    discipline: 'Vacío si el premio es de todos los Juegos',
    presenters: 'Una persona por línea',
  },
} as const;
