export const phrases = {
  name: 'Embajador/a',
  names: 'Embajadores',
  fields: {
    type: 'Papel en el programa',
    name: 'Nombre',
    person: 'Participante de los Juegos',
    sport: 'Deporte',
    delegation: 'Delegación',
    role: 'Presentación en una línea',
    biography: 'Biografía',
    days: 'Días disponibles',
    from: 'Desde',
    until: 'Hasta',
    venue: 'Sede',
    place: 'Lugar',
    photo: 'Foto',
  },
  words: {
    type: {
      athlete: 'Deportista',
      professor: 'Docente',
    },
  },
  hints: {
    person: 'Su nivel de publicación se aplica entonces al nombre y la foto.',
  },
} as const;
