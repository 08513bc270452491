export const phrases = {
  title: 'Tableros',
  kind: {
    court: 'Competición en una pista',
    venue: 'Jornada de una sede',
    day: 'Hoy',
    medals: 'Medallero',
    cup: 'Copa',
    unit: 'Competición',
    standing: 'Clasificación de una prueba',
  },
  lost: 'Sin conexión. Antigüedad de estos datos: {age}',
};
