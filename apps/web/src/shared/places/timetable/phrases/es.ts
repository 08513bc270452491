export const phrases = {
  line: 'Línea {name}',
  next: 'Próximas salidas',
  minutes: '{count, plural, =0 {Ahora} one {# min} many {# min} other {# min}}',
  about: 'aprox. {time}',
  every: '{count, plural, one {cada # min} many {cada # min} other {cada # min}}',
  onRequest: 'Con solicitud previa',
  to: 'Hacia {place}',
  platform: 'Andén {name}',
  noMore: 'No hay más salidas hoy',
  noneToday: 'Hoy no hay salidas',
  firstTomorrow: 'Primera salida mañana a las {time}',
  nextFrom: 'próxima salida: {time} ({place})',
};
