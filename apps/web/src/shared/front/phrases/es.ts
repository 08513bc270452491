export const phrases = {
  live: 'En vivo ahora',
  allLive: 'Todo en vivo: {count, number}',
  finals: '{count, plural, one {La final de hoy} many {Las # de finales de hoy} other {Las # finales de hoy}}',
  finalsOf: '{count, plural, one {Final} many {# de finales} other {# finales}} · {day}',
  wholeDay: 'Todo mi día',
  nothingMore: 'No hay nada más previsto para quienes sigues.',
} as const;
