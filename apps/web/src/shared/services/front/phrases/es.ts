export const phrases = {
  live: 'En vivo ahora',
  allLive: 'Todo en vivo: {count, number}',
  finals: '{count, plural, one {La final de hoy} many {Finales de hoy} other {Finales de hoy}}',
  finalsOf: '{count, plural, one {Final} many {Finales} other {Finales}} · {day}',
  wholeDay: 'Todo mi día',
  nothingMore: 'No hay nada más previsto para quienes sigues.',
  allFinals: 'Todas las finales',
  finalsDone: '{done, number} de {total, number} finales decididas',
  medals: 'Medallas',
  wholeTable: 'Todo el medallero',
} as const;
