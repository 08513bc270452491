export const es = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Pruebas con medallas',
  followed: 'Lo que sigo',
  movedFrom: 'Hora original: {time}',
  awaits: {
    heat: 'Serie y calle cuando se publique la lista de salida',
    lane: 'Calle cuando se publique la lista de salida',
    startList: 'La lista de salida aún no se ha publicado',
    draw: 'El sorteo aún no se ha publicado',
    opponent: 'Rival por determinar',
  },
};
